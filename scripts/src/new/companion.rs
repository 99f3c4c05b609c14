//! Accepts problems from the browser extension Competitive Companion, which posts what it reads on a
//! problem's page to a port of this machine, as JSON in this form:
//! <https://github.com/jmerle/competitive-companion#the-format>.
//!
//! Any program on this machine and any page in the browser can reach the port. So it is open to this
//! machine only, sizes, times and threads are bounded, and requests of a web page are refused: a page
//! can neither set the content type without asking first nor reach the port by a host name of its own.

mod http;
mod received;

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::new::companion::http::{Refusal, answer, let_finish, receive};
use crate::new::companion::received::{Batch, Received};
use crate::new::draft::Draft;

/// The extension posts to this port without further configuration.
pub const PORT: u16 = 10043;
/// How many requests are read at once; a client that stalls occupies one of these threads.
const THREADS: usize = 32;
const MOST_PROBLEMS: usize = 100;
/// How long the next problem of a contest may take.
const CONTEST_PATIENCE: Duration = Duration::from_secs(60);
/// How long requests that have begun are read after the last problem.
const LINGER: Duration = Duration::from_secs(1);

/// A request that waits for its answer.
struct Request {
    stream: TcpStream,
    problem: Received,
    _begun: Begun,
}

/// Counts the requests that have begun and are not answered yet.
struct Begun(Arc<AtomicUsize>);

impl Begun {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::SeqCst);
        Self(Arc::clone(count))
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

pub struct Listener {
    socket: TcpListener,
    /// How long the next problem of a contest may take.
    pub contest_patience: Duration,
}

impl Listener {
    /// Opens the port to this machine alone; 0 stands for any free port.
    pub fn bind(port: u16) -> Result<Self> {
        let socket = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let context = || format!("cannot listen on port {port}; choose another one with --port");
        Ok(Self { socket: socket.with_context(context)?, contest_patience: CONTEST_PATIENCE })
    }

    pub fn port(&self) -> Result<u16> {
        Ok(self.socket.local_addr().context("the port is closed")?.port())
    }

    /// Makes the first problem, or all problems of a contest that comes first, one after the other.
    /// The one problem gets this name, if there is one. Other requests are refused with a reason,
    /// which is also passed to `refused`. Returns the number of problems that did not come.
    ///
    /// # Errors
    /// When nothing can come any more.
    pub fn wait(
        self,
        name: Option<&str>,
        mut make: impl FnMut(&Draft) -> Result<()>,
        refused: fn(&str),
    ) -> Result<usize> {
        let patience = self.contest_patience;
        let begun = Arc::default();
        let requests = self.read_requests(&begun, refused);
        let mut waiting = Waiting { name, contest: None, made: 0 };
        let missing = loop {
            let Request { stream, problem, _begun } = match waiting.next(&requests, patience)? {
                Some(request) => request,
                None => break waiting.left(),
            };
            match waiting.take(&problem, &mut make) {
                Ok(()) => answer(&stream, 200, "made"),
                Err(refusal) => refuse(&stream, &refusal, refused),
            }
            if waiting.is_done() {
                break 0;
            }
        };
        dismiss(&requests, &begun, refused);
        Ok(missing)
    }

    fn read_requests(self, begun: &Arc<AtomicUsize>, refused: fn(&str)) -> Receiver<Request> {
        let (sender, requests) = mpsc::channel();
        let socket = Arc::new(self.socket);
        for _ in 0..THREADS {
            let (socket, sender, begun) = (Arc::clone(&socket), sender.clone(), Arc::clone(begun));
            std::thread::spawn(move || {
                for stream in socket.incoming().flatten() {
                    read_request(stream, &sender, &begun, refused);
                }
            });
        }
        requests
    }
}

fn read_request(
    stream: TcpStream,
    sender: &Sender<Request>,
    begun: &Arc<AtomicUsize>,
    refused: fn(&str),
) {
    let received = receive(&stream, || Begun::new(begun)).and_then(|received| {
        let Some((body, begun)) = received else { return Ok(None) };
        let problem = serde_json::from_slice(&body).map_err(|error| {
            Refusal::new(400, format!("not a problem from Competitive Companion: {error}"))
        })?;
        Ok(Some((problem, begun)))
    });
    match received {
        Ok(Some((problem, _begun))) => drop(sender.send(Request { stream, problem, _begun })),
        Ok(None) => {}
        Err(refusal) => {
            refuse(&stream, &refusal, refused);
            let_finish(&stream);
        }
    }
}

fn refuse(stream: &TcpStream, refusal: &Refusal, refused: fn(&str)) {
    refused(&refusal.reason);
    answer(stream, refusal.status, &refusal.reason);
}

/// Answers the requests that came too late.
fn dismiss(requests: &Receiver<Request>, begun: &AtomicUsize, refused: fn(&str)) {
    let deadline = Instant::now() + LINGER;
    let refusal = Refusal::new(409, "another problem came first; start `cargo judge new` again");
    while begun.load(Ordering::SeqCst) > 0 && Instant::now() < deadline {
        if let Ok(request) = requests.recv_timeout(Duration::from_millis(20)) {
            refuse(&request.stream, &refusal, refused);
        }
    }
}

/// The problems that are still expected.
struct Waiting<'a> {
    name: Option<&'a str>,
    /// The contest that has begun to come, and how many of its problems have not come yet.
    contest: Option<(Batch, usize)>,
    made: usize,
}

impl Waiting<'_> {
    /// `None` when the rest of a contest does not come.
    fn next(&self, requests: &Receiver<Request>, patience: Duration) -> Result<Option<Request>> {
        if self.contest.is_none() {
            return Ok(Some(requests.recv().context("the port was closed")?));
        }
        match requests.recv_timeout(patience) {
            Ok(request) => Ok(Some(request)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => bail!("the port was closed"),
        }
    }

    fn take(
        &mut self,
        problem: &Received,
        make: impl FnOnce(&Draft) -> Result<()>,
    ) -> Result<(), Refusal> {
        self.count(problem)?;
        let draft = problem.draft(self.name);
        let draft = draft.map_err(|error| Refusal::new(400, format!("{error:#}")))?;
        make(&draft).map_err(|error| Refusal::new(409, format!("{error:#}")))?;
        self.made += 1;
        Ok(())
    }

    /// Counts a problem of a contest, also one that will be refused.
    fn count(&mut self, problem: &Received) -> Result<(), Refusal> {
        match (&mut self.contest, problem.contest()) {
            (None, None) => {}
            (None, Some(batch)) => {
                let size = batch.size;
                if !(2..=MOST_PROBLEMS).contains(&size) {
                    let reason = format!("a contest of {size} problems is not accepted");
                    return Err(Refusal::new(400, reason));
                }
                if let Some(name) = self.name {
                    let reason = format!("{size} problems cannot all be called {name}");
                    return Err(Refusal::new(400, reason));
                }
                self.contest = Some((batch.clone(), size - 1));
            }
            (Some((contest, left)), batch) => {
                if batch != Some(contest) {
                    return Err(Refusal::new(409, "a contest is coming in; try again afterwards"));
                }
                *left -= 1;
            }
        }
        Ok(())
    }

    fn left(&self) -> usize {
        self.contest.as_ref().map_or(0, |(_, left)| *left)
    }

    /// A contest of which nothing could be made does not count.
    fn is_done(&mut self) -> bool {
        if self.left() > 0 {
            return false;
        }
        self.contest = None;
        self.made > 0
    }
}
