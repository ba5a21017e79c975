import Glibc

/// The images of memory that the system writes when a program crashes.
package enum CoreDump {
  /// The limit by which the kernel writes no image, to a file or to a program that gathers them; nought stops files alone.
  private static let nothing: rlim_t = 1

  /// Forbids images of this process and of the programs that it starts. Call it before a secret is read: an image would hold it, and
  /// is kept for months, or sent to others.
  package static func forbid() {
    let kind = __rlimit_resource_t(4)  // RLIMIT_CORE
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur > nothing else { return }
    limit.rlim_cur = nothing
    setrlimit(kind, &limit)
  }
}
