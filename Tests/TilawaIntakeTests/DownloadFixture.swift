import Foundation
import TilawaAudio
import TilawaCore
import TilawaNetwork
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake

/// A library with a reciter of tones whose files a server on this machine has, each as long as its letters take.
final class DownloadFixture: Sendable {
  /// Answers a request; the file is nil where the server has none of that path.
  typealias Handler = @Sendable (LocalServer.Request, [UInt8]?) -> LocalServer.Reply

  static let rate = 4000
  static let pace = 0.12

  let folder: TemporaryFolder
  let library: Library
  let quran: QuranDatabase
  let reciter: Reciter
  let source: RemoteSource
  let server: LocalServer
  let now = Guarded(1_000_000_000)
  private let files: Files

  /// The server's files, by path.
  private final class Files: Sendable {
    let all = Guarded<[String: [UInt8]]>([:])
  }

  static let good: Handler = { request, file in
    file.map { .file($0, etag: "\"\($0.count)-\($0.reduce(0) { $0 &* 31 &+ Int($1) })\"", for: request) }
      ?? LocalServer.Reply(404)
  }

  init(
    hosts: [String] = ["a"], pattern: String = "{surah:3}{ayah:3}.wav", timings: RemoteSource.TimingSource? = nil,
    _ handler: @escaping Handler = DownloadFixture.good
  ) throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
    quran = try RealQuran.database()
    let files = Files()
    self.files = files
    server = try LocalServer { request in
      let name = request.path.split(separator: "/").last.map(String.init) ?? ""
      return handler(request, files.all.withLock { $0[name] })
    }
    let address = server.address
    source = RemoteSource(patterns: try hosts.map { try URLPattern("\(address)/\($0)/\(pattern)") }, timings: timings)
    reciter = try library.reciters.add(
      NewReciter(name: "Tones", riwayah: .hafs, counting: .kufi, kind: .reciter), from: source, added: 0)
  }

  func downloader(
    silence: Duration = .seconds(20), rounds: Int = 1, surahTimings: SurahTimingsFetching? = nil
  ) throws -> Downloader {
    let client = try HTTPClient(timeouts: HTTPTimeouts(connection: .seconds(5), silence: silence))
    let policy = RetryPolicy(rounds: rounds, firstPause: .milliseconds(1))
    return Downloader(
      library: library, quran: quran, now: { [self] in now.withLock { $0 } }, surahTimings: surahTimings,
      quiet: { frames, _ in frames }
    ) { (urls, listener, transfer) throws(NetworkError) in
      try await client.fetch(fromAnyOf: urls, retrying: policy, into: listener, transfer)
    }
  }

  func file(_ surah: Int, _ ayah: Int) -> RemoteFile {
    source.file(of: reciter, holding: AyahRef(surah: surah, ayah: ayah))
  }

  func path(_ surah: Int, _ ayah: Int) -> String {
    library.downloads.folder(of: reciter.id) + "/" + file(surah, ayah).fileName
  }

  /// Whether these bytes lie in an ayah's place. Compare here: an expectation would look for the differences.
  func has(_ surah: Int, _ ayah: Int, _ bytes: [UInt8]) -> Bool { Bytes.read(path(surah, ayah)) == bytes }

  /// The names of the files in the reciter's folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: library.downloads.folder(of: reciter.id))) ?? [])
      .filter { $0 != ".source" }.sorted()
  }

  var paths: [String] { server.requests.map(\.path) }

  // MARK: - The server's files

  func put(_ bytes: [UInt8], as name: String) { files.all.withLock { $0[name] = bytes } }

  /// An ayah, as long as its letters take, or so many times that.
  @discardableResult
  func put(_ surah: Int, _ ayah: Int, times: Double = 1, as name: String? = nil) throws -> [UInt8] {
    let length = RecitedLength.ofAyah(try quran.text(of: AyahRef(surah: surah, ayah: ayah)))
    let bytes = try DownloadFixture.tone(
      seconds: length * DownloadFixture.pace * times, seed: UInt64(surah * 1000 + ayah))
    put(bytes, as: name ?? file(surah, ayah).fileName)
    return bytes
  }

  /// A WAV of a tone; each seed's is another one.
  static func tone(seconds: Double, seed: UInt64, rate: Int = DownloadFixture.rate) throws -> [UInt8] {
    let folder = try ScratchFolder()
    let path = folder.file("tone.wav")
    try Sound.write(Sound.glide(frames: Int(seconds * Double(rate)), seed: seed), .wav, to: path, rate: rate)
    return Bytes.read(path)
  }

  /// Fetches so many ayat of surah 2, so that the reciter's pace is known.
  func learnPace(_ downloader: Downloader, ayat: Int = 12) async throws {
    for ayah in 1...ayat { try put(2, ayah) }
    for ayah in 1...ayat { _ = try await downloader.fetch(file(2, ayah)) }
  }
}
