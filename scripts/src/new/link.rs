//! The address of a problem's page: it gives the problem a name and identifies the judge.

use anyhow::{Context, Result, ensure};

/// The address of a problem's page, taken apart.
#[derive(Debug, Clone, Copy)]
pub struct Link<'url> {
    host: &'url str,
    path: &'url str,
    query: &'url str,
}

/// Last parts of a path that name the kind of page, not the problem.
const PAGES: [&str; 6] = ["problem", "description", "statement", "submit", "editorial", "en"];
/// Keys of a query whose value is the problem.
const KEYS: [&str; 5] = ["id", "pid", "num", "problem_id", "problem"];
/// First parts of a host that do not identify the judge.
const HOSTS: [&str; 6] = ["www", "acm", "open", "judge", "onlinejudge", "m"];

impl<'url> Link<'url> {
    /// # Errors
    /// When it is not a web address, or contains a character that would need quoting somewhere.
    pub fn parse(url: &'url str) -> Result<Self> {
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let rest = rest.with_context(|| format!("{url:?} does not start with https://"))?;
        let is_plain =
            |each: char| each.is_ascii_alphanumeric() || "-._~:/?#@!$&'*+,;=%".contains(each);
        ensure!(url.chars().all(is_plain), "{url:?} has a character that an address cannot have");
        let rest = rest.split('#').next().unwrap_or_default();
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let host = host.split(':').next().unwrap_or_default();
        ensure!(!host.is_empty(), "{url:?} has no host");
        Ok(Self { host, path, query })
    }

    /// The problem's name, such as `abc368_f`, `p8606` or `cf_87c`; `None` if the address has none.
    pub fn name(self) -> Option<String> {
        if let Some((contest, index)) = self.codeforces() {
            return Some(format!("cf_{}", identifier(&format!("{contest}{index}"))));
        }
        let name = identifier(self.problem().last().copied().or_else(|| self.queried())?);
        match name.chars().next()? {
            '0'..='9' => Some(format!("{}_{name}", identifier(self.site()))),
            _ => Some(name),
        }
    }

    /// The same for every address of this problem's page, and different from any other problem's.
    pub fn page(self) -> String {
        let page = match self.codeforces() {
            Some((contest, index)) => format!("codeforces.com/{contest}/{index}"),
            None => {
                let host = self.host.strip_prefix("www.").unwrap_or(self.host);
                let query = self.queried().unwrap_or_default();
                format!("{host}/{}?{query}", self.problem().join("/"))
            }
        };
        page.to_ascii_lowercase()
    }

    /// The form in which cargo-compete takes the address `url`, which this is. Of Codeforces it knows
    /// only contests of at most five digits, and nothing else on that host.
    pub fn for_cargo_compete(self, url: &str) -> String {
        let Some((contest, index)) = self.codeforces() else { return url.to_owned() };
        let is_contest = matches!(self.pieces().first(), Some(&("contest" | "problemset")));
        if is_contest && contest.len() <= 5 && contest.bytes().all(|byte| byte.is_ascii_digit()) {
            format!("https://codeforces.com/contest/{contest}/problem/{index}")
        } else {
            "about:blank".into()
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

    fn pieces(self) -> Vec<&'url str> {
        self.path.split('/').filter(|piece| !piece.is_empty()).collect()
    }

    /// The path up to the part that names the problem.
    fn problem(self) -> Vec<&'url str> {
        let mut pieces = self.pieces();
        while pieces.pop_if(|piece| PAGES.contains(piece) || piece.contains('.')).is_some() {}
        pieces
    }

    /// The contest and the problem's index in it.
    fn codeforces(self) -> Option<(&'url str, &'url str)> {
        match self.pieces()[..] {
            _ if !self.is_on("codeforces.com") => None,
            [.., contest, "problem", index] | [.., "problem", contest, index] => {
                Some((contest, index))
            }
            _ => None,
        }
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

/// Lower-case letters and digits, with a single underscore for anything between them.
fn identifier(text: &str) -> String {
    let text = text.to_ascii_lowercase();
    let words = text.split(|each: char| !each.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}
