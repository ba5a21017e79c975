package import AppBase
import FoundationEssentials
import TilawaCore
import TilawaStore

extension ReciterAdding.Wish {
  /// The largest size in bytes of a file that describes a reciter.
  private static let mostBytes = 1 << 20

  package init(_ command: ReciterAdding.Words, in context: AppContext) throws {
    if !command.urls.isEmpty {
      self = .fetched([try Self.reciter(at: command.urls, command, context.riwayah(command.riwayah))])
      return
    }
    let words = [command.name] + command.paths
    let catalogue = try? context.catalogue()
    // Ids are never files of the working directory: the name of such a file is written with a slash.
    let areIDs = words.allSatisfy { catalogue?[id: $0] != nil }
    if !areIDs, command.paths.isEmpty, command.name.hasSuffix(".json") || Self.isFile(command.name) {
      guard command.riwayah == nil, command.counting == nil, !command.hasTimings, !command.hasFirstAyah else {
        throw Failure(.usage, RecitersSentences.descriptionHasValues)
      }
      self = .fetched([try Self.description(at: command.name)])
      return
    }
    let isOfFiles = command.paths.contains { $0.contains("/") || Disk.exists($0) }
    let isOfCatalogue = command.paths.isEmpty || words.contains { catalogue?[id: $0] != nil }
    guard areIDs || isOfCatalogue && !isOfFiles else {
      self = .files
      return
    }
    guard command.riwayah == nil, !command.hasTimings, !command.hasFirstAyah else {
      throw Failure(.usage, RecitersSentences.forOwnFiles)
    }
    self = .fetched(
      try words.map { id in
        guard let entry = try context.catalogue()[id: id] else {
          throw Failure(.noInput, UnknownReciter.words(id))
        }
        return entry.description(counting: command.counting)
      })
  }

  private static func isFile(_ path: String) -> Bool {
    Disk.exists(path) && !Disk.isFolder(path)
  }

  private static func reciter(
    at urls: [String], _ command: ReciterAdding.Words, _ riwayah: Riwayah
  ) throws -> ReciterDescription {
    do throws(ReciterDescription.Fault) {
      let source = try ReciterDescription.source(urls: urls, timings: command.timingsURL)
      return ReciterDescription(
        id: nil, name: command.name, riwayah: riwayah, counting: command.counting, source: source)
    } catch {
      throw Failure(.usage, RecitersSentences.cannotAdd(name: command.name, reason: "\(error)"))
    }
  }

  private static func description(at path: String) throws -> ReciterDescription {
    guard isFile(path) else { throw Failure(.noInput, RecitersSentences.noSuchFile(path: path)) }
    guard let data = Disk.bytes(of: path, atMost: mostBytes).map({ Data($0) }) else {
      throw Failure(.unreadable, RecitersSentences.noDescriptionReadable(path: path))
    }
    do {
      return try JSONDecoder().decode(ReciterDescription.self, from: data)
    } catch let fault as ReciterDescription.Fault {
      throw Failure(.unreadable, RecitersSentences.describesNoReciter(path: path, reason: "\(fault)"))
    } catch {
      throw Failure(
        .unreadable,
        RecitersSentences.notInJson(
          path: path, reason: "\(JSONFault.words(error))", command: CommandHint("reciters", "add", "NAME", "PATH")))
    }
  }
}
