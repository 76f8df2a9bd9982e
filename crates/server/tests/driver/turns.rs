//! One test at a time has browsers, also where many tests run in one process (`cargo test`):
//! Chromium needs the machine for itself. Nextest has a process for each test and sees to it by
//! itself.

use std::cell::RefCell;
use std::sync::{Arc, Weak};

use tokio::sync::{Mutex, MutexGuard};

/// Held by the browsers of a test.
pub(super) type Turn = Arc<MutexGuard<'static, ()>>;

static MACHINE: Mutex<()> = Mutex::const_new(());

thread_local! {
    /// A test runs in a thread of its own, and may have several browsers.
    static OWN: RefCell<Weak<MutexGuard<'static, ()>>> = const { RefCell::new(Weak::new()) };
}

/// Waits until the other tests of this process have closed their browsers.
pub(super) async fn take() -> Turn {
    if let Some(own) = OWN.with_borrow(Weak::upgrade) {
        return own;
    }
    let turn = Arc::new(MACHINE.lock().await);
    OWN.set(Arc::downgrade(&turn));
    turn
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn one_test_has_its_turn_and_others_wait() {
        static HERE: AtomicUsize = AtomicUsize::new(0);
        let test = async || {
            let (first, second) = (take().await, take().await);
            assert_eq!(HERE.fetch_add(1, Ordering::SeqCst), 0, "nobody else is here");
            tokio::time::sleep(Duration::from_millis(20)).await;
            drop(first);
            tokio::time::sleep(Duration::from_millis(20)).await;
            HERE.fetch_sub(1, Ordering::SeqCst);
            drop(second);
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut runtime = tokio::runtime::Builder::new_current_thread();
                    runtime.enable_time().build().unwrap().block_on(test());
                });
            }
        });
    }
}
