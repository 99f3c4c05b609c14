//! Takes one problem from the browser extension Competitive Companion, which posts what it reads on
//! a problem's page to a port of this machine, as JSON in this form:
//! <https://github.com/jmerle/competitive-companion#the-format>.
//!
//! Any program here and any page in the browser can reach the port. So only this machine is heard,
//! sizes and times are bounded, and a page's own requests are refused: it can neither set the
//! content type without asking first nor reach the port under a host name of its own.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use serde::Deserialize;

use crate::new::{Draft, Sample};
use crate::terminal;

/// Where the extension finds us, unless it is told another port.
pub const PORT: u16 = 10043;
const HEAD_BYTES: usize = 16 << 10;
const BODY_BYTES: u64 = 4 << 20;
/// For a whole request, however slowly it comes.
const PATIENCE: Duration = Duration::from_secs(5);

/// A problem as the extension sends it; what is of no use here is left out.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Received {
    name: String,
    url: String,
    /// In milliseconds.
    time_limit: f64,
    /// In MB.
    memory_limit: f64,
    tests: Vec<Sample>,
    #[serde(default)]
    interactive: bool,
    batch: Option<Batch>,
    input: Option<Stream>,
    output: Option<Stream>,
}

/// The problems of a contest come together, each in a request of its own.
#[derive(Debug, Deserialize)]
struct Batch {
    size: usize,
}

#[derive(Debug, Deserialize)]
struct Stream {
    r#type: String,
}

impl Received {
    fn draft(&self, name: Option<&str>) -> Result<Draft> {
        ensure!(!self.interactive, "samples cannot judge an interactive problem");
        let is_alone = self.batch.as_ref().is_none_or(|batch| batch.size == 1);
        ensure!(is_alone, "these are several problems; send one from its own page");
        let is = |stream: &Option<Stream>, kind: &str| {
            stream.as_ref().is_none_or(|stream| stream.r#type == kind)
        };
        let is_plain = is(&self.input, "stdin") && is(&self.output, "stdout");
        ensure!(is_plain, "the problem does not read standard input and write standard output");
        let (milliseconds, mib) = (self.time_limit, self.memory_limit);
        ensure!((1.0..=600_000.0).contains(&milliseconds), "{milliseconds} ms are no time limit");
        ensure!((1.0..=1_000_000.0).contains(&mib), "{mib} MB are no memory limit");
        let mut draft = Draft::new(name, Some(&self.name), Some(&self.url))?;
        draft.about.time_limit = Duration::from_millis(milliseconds as u64);
        draft.about.memory_limit_mib = mib as u64;
        draft.limits_are_known = true;
        draft.samples.clone_from(&self.tests);
        Ok(draft)
    }
}

/// Why a request is not taken: an HTTP status, and words.
#[derive(Debug)]
struct Refusal {
    status: u16,
    reason: String,
}

impl Refusal {
    fn new(status: u16, reason: impl Into<String>) -> Self {
        Self { status, reason: reason.into() }
    }
}

pub struct Listener {
    socket: TcpListener,
}

impl Listener {
    /// Takes the port on this machine alone; 0 is any free one.
    pub fn bind(port: u16) -> Result<Self> {
        let socket = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let context = || format!("cannot listen on port {port}; choose another one with --port");
        Ok(Self { socket: socket.with_context(context)? })
    }

    pub fn port(&self) -> Result<u16> {
        Ok(self.socket.local_addr().context("the port is gone")?.port())
    }

    /// What `make` made of the first problem that it could make something of. The problem gets this
    /// name, if there is one. Whatever else comes is refused with the reason, here and there.
    ///
    /// # Errors
    /// When nothing can come any more.
    pub fn wait<T>(
        self,
        name: Option<&str>,
        mut make: impl FnMut(&Draft) -> Result<T>,
    ) -> Result<T> {
        let (sender, received) = mpsc::channel();
        // A client that stalls keeps nobody waiting but its own thread.
        std::thread::spawn(move || {
            for stream in self.socket.incoming().flatten() {
                let sender = sender.clone();
                std::thread::spawn(move || match receive(&stream) {
                    Ok(Some(problem)) => drop(sender.send((stream, problem))),
                    Ok(None) => {}
                    Err(refusal) => {
                        refuse(&stream, &refusal);
                        let_finish(&stream);
                    }
                });
            }
        });
        for (stream, problem) in received {
            let draft =
                problem.draft(name).map_err(|error| Refusal::new(400, format!("{error:#}")));
            let made = draft.and_then(|draft| {
                make(&draft).map_err(|error| Refusal::new(409, format!("{error:#}")))
            });
            match made {
                Ok(made) => {
                    answer(&stream, 200, "made");
                    return Ok(made);
                }
                Err(refusal) => refuse(&stream, &refusal),
            }
        }
        Err(anyhow!("the port was closed"))
    }
}

/// The problem in the request that comes now; `None` where none comes: browsers connect ahead.
fn receive(stream: &TcpStream) -> Result<Option<Received>, Refusal> {
    let mut client = Client { stream, deadline: Instant::now() + PATIENCE };
    let mut bytes = vec![];
    let (head_bytes, body_bytes) = loop {
        let mut piece = [0; 4096];
        match client.read(&mut piece) {
            Ok(0) | Err(_) if bytes.is_empty() => return Ok(None),
            Ok(0) => return Err(Refusal::new(400, "the request ends early")),
            Ok(read) => bytes.extend_from_slice(&piece[..read]),
            Err(error) => return Err(Refusal::new(408, format!("the request stalls: {error}"))),
        }
        let mut headers = [httparse::EMPTY_HEADER; 64];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(&bytes) {
            Ok(httparse::Status::Complete(length)) => break (length, body_bytes(&request)?),
            Ok(httparse::Status::Partial) if bytes.len() < HEAD_BYTES => {}
            Ok(httparse::Status::Partial) => {
                return Err(Refusal::new(431, "the request's head is too large"));
            }
            Err(error) => return Err(Refusal::new(400, format!("no HTTP request: {error}"))),
        }
    };
    let mut body = bytes.split_off(head_bytes);
    let missing = body_bytes.saturating_sub(body.len() as u64);
    let read = client.take(missing).read_to_end(&mut body);
    read.map_err(|error| Refusal::new(408, format!("the request stalls: {error}")))?;
    if body.len() as u64 != body_bytes {
        return Err(Refusal::new(400, "the request is not as long as it says"));
    }
    serde_json::from_slice(&body)
        .map_err(|error| Refusal::new(400, format!("no problem of Competitive Companion: {error}")))
}

/// How long the body will be, if the request is one that only the extension can send.
fn body_bytes(request: &httparse::Request) -> Result<u64, Refusal> {
    let header = |name: &str| {
        let mut headers = request.headers.iter();
        let header = headers.find(|header| header.name.eq_ignore_ascii_case(name))?;
        str::from_utf8(header.value).ok()
    };
    if request.method != Some("POST") {
        return Err(Refusal::new(405, "a problem comes by POST"));
    }
    let host = header("host").unwrap_or_default();
    if !["localhost", "127.0.0.1"].contains(&host.split(':').next().unwrap_or_default()) {
        return Err(Refusal::new(403, format!("{host:?} is not this machine")));
    }
    let origin = header("origin").filter(|origin| origin.starts_with("http"));
    if let Some(origin) = origin {
        return Err(Refusal::new(403, format!("the page {origin:?} is not the extension")));
    }
    let content_type = header("content-type").unwrap_or_default().to_ascii_lowercase();
    if content_type.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Refusal::new(415, "a problem comes as application/json"));
    }
    let length = header("content-length").and_then(|length| length.parse().ok());
    match length.ok_or_else(|| Refusal::new(411, "the request does not tell its length"))? {
        length if length > BODY_BYTES => {
            let most = BODY_BYTES >> 20;
            Err(Refusal::new(413, format!("{length} bytes; a problem has at most {most} MiB")))
        }
        length => Ok(length),
    }
}

fn refuse(stream: &TcpStream, refusal: &Refusal) {
    let Refusal { status, reason } = refusal;
    terminal::warn(&format!("refused a request: {reason}"));
    answer(stream, *status, reason);
}

/// Nobody is left to be told when that fails.
fn answer(stream: &TcpStream, status: u16, text: &str) {
    let mut client = Client { stream, deadline: Instant::now() + PATIENCE };
    let words = if status == 200 { "OK" } else { "Refused" };
    let length = text.len() + 1;
    let head = "Content-Type: text/plain; charset=utf-8\r\nConnection: close";
    let _ = write!(
        client,
        "HTTP/1.1 {status} {words}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{text}\n"
    );
}

/// Reads on: closed with something unread, the connection would take the answer with it.
fn let_finish(stream: &TcpStream) {
    let mut client = Client { stream, deadline: Instant::now() + PATIENCE };
    let _ = stream.shutdown(Shutdown::Write);
    let _ = io::copy(&mut client, &mut io::sink());
}

/// The other end of a connection, as long as it keeps up.
struct Client<'a> {
    stream: &'a TcpStream,
    deadline: Instant,
}

impl Client<'_> {
    fn patience(&self) -> io::Result<Option<Duration>> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for Client<'_> {
    fn read(&mut self, piece: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.patience()?)?;
        self.stream.read(piece)
    }
}

impl Write for Client<'_> {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.patience()?)?;
        self.stream.write(piece)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
