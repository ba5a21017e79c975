import Dispatch

/// Runs all tasks one after the other on one thread, in the order in which they become ready: a seed gives the same run each time.
final class OneByOne: TaskExecutor {
  private let queue = DispatchQueue(label: "tilawa.tests.one-by-one")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
