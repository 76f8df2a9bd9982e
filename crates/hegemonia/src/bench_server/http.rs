//! A client for the load test: one keep-alive connection, one request at a time.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A player's connection and cookie.
#[derive(Debug)]
pub(super) struct Connection {
    stream: BufReader<TcpStream>,
    cookie: String,
}

/// The server's response.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) location: String,
    body: Vec<u8>,
}

impl Answer {
    pub(super) fn read<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        serde_json::from_slice(&self.body).with_context(|| format!("reading {}", self.text()))
    }

    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Connection {
    pub(super) async fn open(address: SocketAddr) -> anyhow::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream: BufReader::new(stream), cookie: String::new() })
    }

    pub(super) async fn get(&mut self, path: &str) -> anyhow::Result<Answer> {
        self.send("GET", path, "text/plain", "").await
    }

    pub(super) async fn post(&mut self, path: &str, body: &Value) -> anyhow::Result<Answer> {
        self.send("POST", path, "application/json", &body.to_string()).await
    }

    pub(super) async fn form(&mut self, path: &str, body: &str) -> anyhow::Result<Answer> {
        self.send("POST", path, "application/x-www-form-urlencoded", body).await
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: &str,
    ) -> anyhow::Result<Answer> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: bench\r\nX-Hegemonia: 1\r\nCookie: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        self.receive().await
    }

    async fn receive(&mut self) -> anyhow::Result<Answer> {
        let status = self.line().await?;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok());
        let mut answer = Answer {
            status: status.context("no status")?,
            location: String::new(),
            body: Vec::new(),
        };
        let mut length = 0;
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else { break };
            match name {
                "content-length" => length = value.parse()?,
                "location" => answer.location = value.to_owned(),
                "set-cookie" => {
                    self.cookie = value.split(';').next().unwrap_or_default().to_owned();
                }
                _ => {}
            }
        }
        answer.body = vec![0; length];
        self.stream.read_exact(&mut answer.body).await?;
        Ok(answer)
    }

    async fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            bail!("the server has hung up");
        }
        Ok(line.trim_end().to_owned())
    }
}
