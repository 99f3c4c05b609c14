//! Text made fit for where it is shown.

/// The same text in Markdown.
pub fn markdown(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if r"\|[]<>*_`&".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// At most this many characters of a text; what is left out shows as an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Replaces each `{{key}}` of a template by its value. What a value contains stays as it is.
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (key, after) = after.split_once("}}").expect("a template closes every key");
        let value = values.iter().find(|(name, _)| *name == key);
        let (_, value) = value.expect("a template has no other keys");
        filled += before;
        filled += value;
        rest = after;
    }
    filled + rest
}
