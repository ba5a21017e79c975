import Glibc
import Synchronization
import TilawaAudio

/// A private PulseAudio daemon with a null sink. The monitor of the sink returns the played samples bit for bit.
package final class AudioPulseServer: Sendable {
  package static let isInstalled = access("/usr/bin/pulseaudio", X_OK) == 0 && access("/usr/bin/parec", X_OK) == 0
  package static let sink = "tilawa_test"

  /// The address, in the form of `PULSE_SERVER`.
  package let address: String
  private let folder: ScratchFolder
  private let socket: String
  private let module: String
  private let process = Guarded<ChildProcess?>(nil)

  /// Whether the sink takes back mixed sound before it is played, as a sound card does. The monitor records bit-exactly
  /// only if it does not.
  package enum Rewinding: Sendable { case possible, impossible }

  package init(rate: Int, channels: Int, format: String = "s16le", rewinding: Rewinding = .impossible) throws {
    folder = try ScratchFolder()
    socket = folder.file("native.sock")
    address = "unix:\(socket)"
    module =
      "module-null-sink sink_name=\(Self.sink) rate=\(rate) channels=\(channels) format=\(format)"
      + (rewinding == .impossible ? " norewinds=1" : "")
    try start()
  }

  /// Starts a daemon at the same address, after `kill`.
  package func start() throws {
    unlink(socket)
    let daemon = try ChildProcess(
      "/usr/bin/pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit=no", "--use-pid-file=no", "--disable-shm=yes",
        "--realtime=no", "--high-priority=no", "--log-target=null", "-L",
        module,
        "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      ], environment: ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PULSE_RUNTIME_PATH": folder.path])
    process.withLock { $0 = daemon }
    guard Poll.until({ answers }) else {
      throw AudioError(.noServer, "start pulseaudio", "nobody answers at \(socket)")
    }
  }

  /// Whether somebody listens at the socket; its file is there a moment earlier.
  private var answers: Bool {
    let client = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8.prefix($0.count - 1)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, size) == 0 }
    }
  }

  /// Kills the daemon, as a crash would.
  package func kill() { process.withLock { $0 = nil } }

  /// Runs `pactl` with these arguments; false if it fails.
  @discardableResult package func control(_ words: String...) throws -> Bool {
    let pactl = try ChildProcess(
      "/usr/bin/pactl", ["--server=\(address)"] + words, environment: ["HOME": folder.path])
    return pactl.succeeds()
  }

  /// Records what is played from now on, in the sink's own format; nothing is missed once this has returned.
  package func record(rate: Int, channels: Int, format: String = "s16le") throws -> AudioRecording {
    try AudioRecording(
      server: self, to: folder.file("recording-\(UInt.random(in: 0 ... .max))"), rate: rate, channels: channels,
      format: format)
  }
}

extension AudioPulseServer {
  /// The monitor of the sink, used as a microphone.
  package static let monitor = "\(sink).monitor"

  /// Plays samples of 16 bits to the sink, and returns after the last was played; false if this fails.
  package func play(_ samples: [Int16], rate: Int, channels: Int = 1) throws -> Bool {
    let folder = try ScratchFolder()
    let path = folder.file("played")
    Bytes.write(samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }, to: path)
    let pacat = try ChildProcess(
      "/usr/bin/pacat",
      [
        "--server=\(address)", "--playback", "--device=\(Self.sink)", "--format=s16le", "--rate=\(rate)",
        "--channels=\(channels)", "--raw", "--latency-msec=100", path,
      ])
    return pacat.succeeds()
  }
}

/// A recording of the monitor of a private server.
package final class AudioRecording: Sendable {
  private let server: AudioPulseServer
  private let path: String
  private let process: ChildProcess

  init(server: AudioPulseServer, to path: String, rate: Int, channels: Int, format: String) throws {
    self.server = server
    self.path = path
    process = try ChildProcess(
      "/usr/bin/parec",
      [
        "--server=\(server.address)", "--latency-msec=20", "-d", "\(AudioPulseServer.sink).monitor",
        "--format=\(format)", "--rate=\(rate)", "--channels=\(channels)", "--raw", path,
      ])
    _ = Poll.until { !Bytes.read(path).isEmpty }
  }

  /// All that was recorded so far.
  package var bytes: [UInt8] { Bytes.read(path) }

  /// Whether these bytes have been heard one after the other; waits for a while.
  package func hears(_ bytes: [UInt8]) -> Bool {
    guard let start = bytes.firstIndex(where: { $0 != 0 }), let end = bytes.lastIndex(where: { $0 != 0 }) else {
      return false
    }
    let sound = Array(bytes[start...end])
    return Poll.until {
      let all = Bytes.read(path)
      guard let first = all.firstIndex(where: { $0 != 0 }), first + sound.count <= all.count else { return false }
      return all[first..<(first + sound.count)].elementsEqual(sound)
    }
  }
}

/// Somebody's voice on a private server, as a telephone plays it: silence in the role of a call, until this goes away.
package final class AudioCall: Sendable {
  private let process: ChildProcess

  package init(to server: AudioPulseServer) throws {
    process = try ChildProcess(
      "/usr/bin/pacat",
      [
        "--server=\(server.address)", "--playback", "--property=media.role=phone", "--raw", "--latency-msec=100",
        "/dev/zero",
      ])
  }
}

/// Waits for other processes, which tell nothing when they are ready.
package enum Poll {
  /// Asks now and again, for so long at most: longer than any busy machine takes.
  package static func until(
    seconds: Int = 60, everyMilliseconds pause: Int = 5, _ isTrue: () throws -> Bool
  ) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if try isTrue() { return true }
      usleep(UInt32(pause) * 1000)
    }
    return try isTrue()
  }
}

/// A program that ends with its owner; its output goes nowhere.
final class ChildProcess: Sendable {
  private let id: pid_t
  private let hasEnded = Atomic<Bool>(false)

  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    var id: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = Program.settings(with: environment)
    defer { (words + settings).forEach { free($0) } }
    guard posix_spawn(&id, program, &actions, nil, &words, &settings) == 0 else {
      throw AudioError(.notFound, "run", path: program, "it does not start")
    }
    self.id = id
  }

  deinit {
    guard !hasEnded.load(ordering: .relaxed) else { return }
    _ = kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Waits for its end.
  func succeeds() -> Bool {
    var status: Int32 = 0
    hasEnded.store(true, ordering: .relaxed)
    return waitpid(id, &status, 0) == id && status == 0
  }
}
