import Glibc
import TilawaCore
import TilawaFiles

/// Ayat as sound for devices that play them themselves. Each is rendered by the program when it is first asked for.
actor StudioListening {
  private let program: StudioProgram
  private let folder: String
  private var sounds: [Key: Task<String?, Never>] = [:]
  /// The keys, those that were asked for last at the end.
  private var order: [Key] = []
  private var number = 0

  private struct Key: Hashable {
    let ayah: String
    let reciters: [String]
  }

  /// The most sounds that are kept: some megabytes each.
  private static let most = 24

  /// - Parameter folder: the folder of the sounds, which this user alone reads.
  init(_ program: StudioProgram, folder: String) { (self.program, self.folder) = (program, folder) }

  /// Returns the file with an ayah; nil where no reciter has it.
  ///
  /// - Parameters:
  ///   - ayah: such as `2:255`.
  ///   - reciters: in the order of preference; empty for the order of the settings.
  func file(of ayah: String, by reciters: [String]) async -> String? {
    guard Self.isAyah(ayah), reciters.count <= 20 else { return nil }
    let key = Key(ayah: ayah, reciters: reciters)
    order.removeAll { $0 == key }
    order.append(key)
    if sounds[key] == nil {
      number += 1
      let path = "\(folder)/\(number).flac"
      sounds[key] = Task { [program] in await Self.render(key, to: path, program) }
    }
    let path = await sounds[key]?.value
    // Forget a failure: the next request tries again.
    if path == nil { sounds[key] = nil }
    await forgetOldest()
    return path
  }

  private func forgetOldest() async {
    while order.count > Self.most {
      let key = order.removeFirst()
      guard let task = sounds.removeValue(forKey: key), let path = await task.value else { continue }
      unlink(path)
    }
  }

  private static func render(_ key: Key, to path: String, _ program: StudioProgram) async -> String? {
    let request = StudioRequest(
      "listen", .reads,
      "render --output=\(path) --force --each=1 --repeat=1 --gap=0 --connect-before=0 --connect-after=0 --basmalah=once "
        + "--no-istiadha --then=stop --speed=1 --missing=fail", [.words("range"), .option("reciter")],
      within: .seconds(120))
    let values = [(name: "range", value: key.ayah)] + key.reciters.map { (name: "reciter", value: $0) }
    guard case .done? = try? await program.run(request, values), Disk.isFile(path) else {
      unlink(path)
      return nil
    }
    return path
  }

  private static func isAyah(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { (1...3).contains($0.utf8.count) && $0.isASCIIDigits }
  }
}
