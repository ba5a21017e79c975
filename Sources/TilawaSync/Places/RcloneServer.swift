import Dispatch
import Glibc
import Synchronization
import TilawaCore
import TilawaFiles
import TilawaNetwork

/// A running `rclone serve webdav` on this machine. It ends with its last reference, and with this process.
final class RcloneServer: Sendable {
  let address: String
  let credentials: Transfer.Credentials
  /// The program, which ends when its input is closed, also by the system.
  private let program: StartedProgram
  private let words: Words

  /// The lines that the program prints.
  private final class Words: Sendable {
    private let state = Mutex<String?>(nil)

    var last: String? { state.withLock { $0 } }

    /// Keeps a line if it names a failure.
    func take(_ line: String) {
      guard line.contains("ERROR") || line.contains("Failed") || line.contains("CRITICAL") else { return }
      // `2026/11/25 18:32:23 ERROR : `
      let text = line.drop { $0.isNumber || "/: ".contains($0) }
      state.withLock { $0 = SyncName.readable(String(text)) }
    }
  }

  /// The last failure that the program printed.
  var lastWords: String? { words.last }

  /// Lets the program end when its own input ends.
  private static let script =
    #""$@" </dev/null >/dev/null & id=$!; exec 2>/dev/null; cat >/dev/null; kill $id; wait $id"#
  /// The name of the remote for rclone. All users of the machine see arguments; what it stands for is a setting.
  private static let remote = "tilawa"

  init(_ remote: String, freshness: String) throws(SyncPlaceError) {
    guard let program = Self.program else { throw .refused(TilawaSyncSentences.rcloneNotInstalled) }
    credentials = Transfer.Credentials(user: "tilawa", password: Self.password())
    let arguments = [
      program, "serve", "webdav", "--addr", "127.0.0.1:0", "--vfs-cache-mode", "off", "--dir-cache-time", freshness,
      "--poll-interval", "0", "--ask-password=false", "--log-level", "NOTICE", "--use-json-log=false", "--",
      Self.remote + ":",
    ]
    let own = [
      "RCLONE_USER": credentials.user, "RCLONE_PASS": credentials.password,
      "RCLONE_CONFIG_\(Self.remote.uppercased())_TYPE": "alias",
      "RCLONE_CONFIG_\(Self.remote.uppercased())_REMOTE": remote,
    ]
    var start = ProgramStart(
      "/bin/sh", ["sh", "-c", Self.script, "sh"] + arguments,
      environment: Surroundings.environment.merging(own) { $1 })
    // Ctrl-C is for this program, which may still have an object to end.
    (start.input, start.complaints) = (.joined, .joined)
    guard let started = start.start(), let output = started.complaints else {
      throw .refused(TilawaSyncSentences.rcloneDoesNotStart(reason: .system()))
    }
    self.program = started
    words = Words()
    do throws(SyncPlaceError) { address = try Self.address(from: output.number, words) } catch {
      started.input?.close()
      started.wait()
      throw error
    }
    DispatchQueue(label: "tilawa.rclone").async { [words] in
      var lines = LineReader(output.number)
      while let line = lines.next(until: nil) { words.take(line) }
      output.close()
    }
  }

  deinit {
    program.input?.close()
    program.wait()
  }

  private static var program: String? {
    (Surroundings.setting("PATH") ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/rclone" }
      .first(where: Disk.isProgram)
  }

  private static func password() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<3).map { _ in String(random.next(), radix: 36) }.joined()
  }

  /// Waits for the line with the address.
  private static func address(from output: Int32, _ words: Words) throws(SyncPlaceError) -> String {
    var lines = LineReader(output)
    let end = ContinuousClock.now + .seconds(30)
    while let line = lines.next(until: end) {
      words.take(line)
      guard line.contains("WebDav Server started"), let start = line.firstRange(of: "http://127.0.0.1:") else {
        continue
      }
      return String(line[start.lowerBound...].prefix { $0 != "]" && $0 != " " })
    }
    guard let reason = words.last else {
      throw .offline(TilawaSyncSentences.rcloneSays(reason: TilawaSyncSentences.rcloneSilent))
    }
    if reason.contains("didn't find section") || reason.contains("not found in config") {
      throw .refused(TilawaSyncSentences.noSuchRemote(reason: reason))
    }
    throw .offline(TilawaSyncSentences.rcloneSays(reason: Sentence(verbatim: reason)))
  }
}
