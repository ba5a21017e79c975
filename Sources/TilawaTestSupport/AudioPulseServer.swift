import Glibc
import TilawaAudio

/// A private PulseAudio daemon with a null sink, whose monitor gives back bit for bit what was played.
public final class AudioPulseServer: Sendable {
  public static let isInstalled = access("/usr/bin/pulseaudio", X_OK) == 0 && access("/usr/bin/parec", X_OK) == 0
  public static let sink = "tilawa_test"

  /// As in `PULSE_SERVER`.
  public let address: String
  private let folder: ScratchFolder
  private let process: ChildProcess

  public init(rate: Int, channels: Int, format: String = "s16le") throws {
    folder = try ScratchFolder()
    let socket = folder.file("native.sock")
    address = "unix:\(socket)"
    process = try ChildProcess(
      "/usr/bin/pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit=no", "--use-pid-file=no", "--disable-shm=yes",
        "--realtime=no", "--high-priority=no", "--log-target=null", "-L",
        "module-null-sink sink_name=\(Self.sink) rate=\(rate) channels=\(channels) format=\(format) norewinds=1",
        "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      ], environment: ["HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)", "PULSE_RUNTIME_PATH=\(folder.path)"])
    guard Poll.until({ access(socket, F_OK) == 0 }) else {
      throw AudioError(.noServer, "start pulseaudio", "no socket appeared")
    }
  }

  /// As a crash.
  public func kill() { process.kill() }

  /// Records what is played from now on, in the sink's own format; nothing is missed once this has returned.
  public func record(rate: Int, channels: Int, format: String = "s16le") throws -> AudioRecording {
    try AudioRecording(server: self, to: folder.file("recording"), rate: rate, channels: channels, format: format)
  }
}

/// What the monitor of a private server hears.
public final class AudioRecording: Sendable {
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
      ], environment: ["HOME=/nonexistent"])
    _ = Poll.until { !Bytes.read(path).isEmpty }
  }

  /// Whether these bytes have been heard one after the other; waits for a while.
  public func hears(_ bytes: [UInt8]) -> Bool {
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

/// Waits for other processes, which tell nothing when they are ready.
enum Poll {
  /// Asks every 5 ms for 10 s at most.
  static func until(_ isTrue: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if isTrue() { return true }
      usleep(5000)
    }
    return false
  }
}

/// A program that ends with its owner; its output goes nowhere.
final class ChildProcess: Sendable {
  private let id: pid_t

  init(_ program: String, _ arguments: [String], environment: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    var id: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    guard posix_spawn(&id, program, &actions, nil, &words, &settings) == 0 else {
      throw AudioError(.notFound, "run", path: program, "it does not start")
    }
    self.id = id
  }

  deinit {
    kill()
    waitpid(id, nil, 0)
  }

  func kill() { _ = Glibc.kill(id, SIGKILL) }
}
