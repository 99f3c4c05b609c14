//! The few parts of HTTP that a request from the extension needs.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

use crate::text::cut;

const HEAD_BYTES: usize = 16 << 10;
const BODY_BYTES: u64 = 4 << 20;
/// For a whole request, however slowly it comes.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest reason, and the longest header in one, in characters.
const REASON: usize = 300;
const HEADER: usize = 60;

/// Why a request is not accepted: an HTTP status and a text.
#[derive(Debug)]
pub struct Refusal {
    pub status: u16,
    pub reason: String,
}

impl Refusal {
    pub fn new(status: u16, reason: impl AsRef<str>) -> Self {
        Self { status, reason: cut(reason.as_ref(), REASON) }
    }
}

/// The body of the next request, with what `begun` returns when its first byte comes; `None` if no
/// byte does, since browsers open connections ahead.
pub fn receive<T>(
    stream: &TcpStream,
    begun: impl FnOnce() -> T,
) -> Result<Option<(Vec<u8>, T)>, Refusal> {
    let mut client = Client::new(stream);
    let mut bytes = vec![0; 4096];
    match client.read(&mut bytes) {
        Ok(read) if read > 0 => bytes.truncate(read),
        _ => return Ok(None),
    }
    let begun = begun();
    let (head_bytes, body_bytes) = receive_head(&mut client, &mut bytes)?;
    let mut body = bytes.split_off(head_bytes);
    let missing = body_bytes.saturating_sub(body.len() as u64);
    client.take(missing).read_to_end(&mut body).map_err(|error| stalled(&error))?;
    if body.len() as u64 != body_bytes {
        return Err(Refusal::new(400, "the body does not have the length given by Content-Length"));
    }
    Ok(Some((body, begun)))
}

fn stalled(error: &io::Error) -> Refusal {
    Refusal::new(408, format!("the request did not come in time: {error}"))
}

/// Reads on until `bytes` has the whole head: its length, and that of the body.
fn receive_head(client: &mut Client, bytes: &mut Vec<u8>) -> Result<(usize, u64), Refusal> {
    loop {
        let mut headers = [httparse::EMPTY_HEADER; 64];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(bytes) {
            Ok(httparse::Status::Complete(length)) => return Ok((length, body_bytes(&request)?)),
            Ok(httparse::Status::Partial) if bytes.len() < HEAD_BYTES => {}
            Ok(httparse::Status::Partial) => {
                return Err(Refusal::new(431, "the head of the request is too large"));
            }
            Err(error) => return Err(Refusal::new(400, format!("not an HTTP request: {error}"))),
        }
        let mut piece = [0; 4096];
        match client.read(&mut piece) {
            Ok(0) => return Err(Refusal::new(400, "the request ends early")),
            Ok(read) => bytes.extend_from_slice(&piece[..read]),
            Err(error) => return Err(stalled(&error)),
        }
    }
}

/// The length of the body, if the request is one that only the extension can send.
fn body_bytes(request: &httparse::Request) -> Result<u64, Refusal> {
    let header = |name: &str| {
        let mut headers = request.headers.iter();
        let header = headers.find(|header| header.name.eq_ignore_ascii_case(name))?;
        str::from_utf8(header.value).ok()
    };
    if request.method != Some("POST") {
        return Err(Refusal::new(405, "problems are accepted by POST"));
    }
    let host = header("host").unwrap_or_default();
    if !["localhost", "127.0.0.1"].contains(&host.split(':').next().unwrap_or_default()) {
        return Err(Refusal::new(403, format!("{:?} is not this machine", cut(host, HEADER))));
    }
    if let Some(origin) = header("origin").filter(|origin| origin.starts_with("http")) {
        let origin = cut(origin, HEADER);
        return Err(Refusal::new(403, format!("the page {origin:?} is not the extension")));
    }
    let content_type = header("content-type").unwrap_or_default().to_ascii_lowercase();
    if content_type.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Refusal::new(415, "problems are accepted as application/json"));
    }
    let length = header("content-length").and_then(|length| length.parse().ok());
    let length = length.ok_or_else(|| Refusal::new(411, "the request does not give its length"))?;
    if length > BODY_BYTES {
        let most = BODY_BYTES >> 20;
        return Err(Refusal::new(
            413,
            format!("{length} bytes, but at most {most} MiB are accepted"),
        ));
    }
    Ok(length)
}

/// Nothing can be done if that fails.
pub fn answer(stream: &TcpStream, status: u16, text: &str) {
    let phrase = if status == 200 { "OK" } else { "Refused" };
    let length = text.len() + 1;
    let head = "Content-Type: text/plain; charset=utf-8\r\nConnection: close";
    let _ = write!(
        Client::new(stream),
        "HTTP/1.1 {status} {phrase}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{text}\n"
    );
}

/// Reads what is left of a request: if it were closed unread, the answer might be lost.
pub fn let_finish(stream: &TcpStream) {
    let _ = stream.shutdown(Shutdown::Write);
    let _ = io::copy(&mut Client::new(stream), &mut io::sink());
}

/// The other end of a connection, as long as it keeps up.
struct Client<'a> {
    stream: &'a TcpStream,
    deadline: Instant,
}

impl<'a> Client<'a> {
    fn new(stream: &'a TcpStream) -> Self {
        Self { stream, deadline: Instant::now() + PATIENCE }
    }

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
