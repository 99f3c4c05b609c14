//! What the address of a problem's page tells: a name for the problem, and which judge it is.

use anyhow::{Context, Result, ensure};

/// The address of a problem's page, taken apart.
#[derive(Debug, Clone, Copy)]
pub struct Link<'url> {
    host: &'url str,
    path: &'url str,
    query: &'url str,
}

/// Ends of a path that name the kind of page, not the problem.
const PAGES: [&str; 6] = ["problem", "description", "statement", "submit", "editorial", "en"];
/// What a query calls the problem, where the path does not name it.
const KEYS: [&str; 5] = ["id", "pid", "num", "problem_id", "problem"];
/// Starts of a host that do not tell whose it is.
const HOSTS: [&str; 6] = ["www", "acm", "open", "judge", "onlinejudge", "m"];

impl<'url> Link<'url> {
    /// # Errors
    /// When it is no web address, or holds a letter that would have to be quoted somewhere.
    pub fn parse(url: &'url str) -> Result<Self> {
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let rest = rest.with_context(|| format!("{url:?} does not start with https://"))?;
        let is_plain =
            |letter: char| letter.is_ascii_alphanumeric() || "-._~:/?#@!$&'*+,;=%".contains(letter);
        ensure!(url.chars().all(is_plain), "{url:?} holds a letter that an address cannot hold");
        let rest = rest.split('#').next().unwrap_or_default();
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let host = host.split(':').next().unwrap_or_default();
        ensure!(!host.is_empty(), "{url:?} names no host");
        Ok(Self { host, path, query })
    }

    /// The problem's name, such as `abc368_f`, `p8606` or `cf_87c`; `None` where nothing names it.
    pub fn name(self) -> Option<String> {
        let mut pieces: Vec<_> = self.path.split('/').filter(|piece| !piece.is_empty()).collect();
        if self.is_on("codeforces.com")
            && let [.., contest, "problem", index] | [.., "problem", contest, index] = pieces[..]
        {
            return Some(format!("cf_{}", identifier(&format!("{contest}{index}"))));
        }
        while pieces.pop_if(|piece| PAGES.contains(piece) || piece.contains('.')).is_some() {}
        let name = identifier(pieces.last().copied().or_else(|| self.queried())?);
        match name.chars().next()? {
            '0'..='9' => Some(format!("{}_{name}", identifier(self.site()))),
            _ => Some(name),
        }
    }

    /// The judge's limit on a source, in bytes, where it is known to have one.
    pub fn source_limit(self) -> Option<usize> {
        let limits = [
            ("spoj.com", 50_000),
            ("cses.fi", 128_000),
            ("kattis.com", 128 << 10),
            ("judge.yosupo.jp", 1 << 20),
        ];
        limits.into_iter().find(|(site, _)| self.is_on(site)).map(|(_, limit)| limit)
    }

    fn is_on(self, site: &str) -> bool {
        self.host.strip_suffix(site).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    }

    fn site(self) -> &'url str {
        let labels = self.host.rsplit_once('.').map_or(self.host, |(labels, _)| labels);
        let own = labels.split('.').find(|label| !HOSTS.contains(label));
        own.unwrap_or(labels)
    }

    fn queried(self) -> Option<&'url str> {
        let mut pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| KEYS.contains(key)).map(|(_, value)| value)
    }
}

/// Small letters and digits, with single underscores for whatever else is between them.
fn identifier(text: &str) -> String {
    let text = text.to_ascii_lowercase();
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}
