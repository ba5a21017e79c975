import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

/// Adds reciters whose files are fetched when they are needed.
struct ReciterAdding {
  /// What the words of `reciters add` ask for.
  enum Wish {
    case fetched([ReciterDescription])
    case files
  }

  private let context: AppContext
  private let report: ReportOptions

  init(_ context: AppContext, _ report: ReportOptions) {
    self.context = context
    self.report = report
  }

  func add(_ descriptions: [ReciterDescription]) throws {
    let library = try context.library(for: .writing)
    let known = Dictionary(try library.reciters.all().map { ($0.id, $0) }) { first, _ in first }
    let sources = try library.reciters.sources(of: Set(known.keys))
    let added = try descriptions.map { description in
      (try library.reciters.add(description, now: Int(Date().timeIntervalSince1970)), description)
    }
    for (reciter, description) in added {
      guard let old = known[reciter.id] else { continue }
      let isOfTheSame = sources[reciter.id].map { $0.isOfTheSameFiles(as: description.source) } ?? false
      if old == reciter, isOfTheSame { continue }
      Terminal.complain("\(reciter.id) is replaced: what was here of the earlier one is forgotten, its files are left")
    }
    if report.json {
      let list = added.map { reciter, description in
        JSON.object(
          JSON.members(of: reciter) + [
            ("source", .description(ReciterDescription(reciter, description.source, in: try? context.catalogue())))
          ])
      }
      return Terminal.say(JSON.object([("added", .array(list))]).text)
    }
    for (reciter, description) in added { tell(reciter, description) }
    if let first = added.first?.0 { Terminal.say(try context.playCommand("1", first)) }
  }

  private func tell(_ reciter: Reciter, _ description: ReciterDescription) {
    let counting = reciter.counting == reciter.riwayah.counting ? "" : " (\(reciter.counting.rawValue))"
    let kind = description.source.isByAyah ? "ayah by ayah" : "whole surahs"
    Terminal.say("\(reciter.id): \(reciter.name), \(reciter.riwayah.name)\(counting), \(kind) from the network")
    if !description.source.isByAyah, description.source.timings == nil {
      Terminal.complain(
        "\(reciter.id): nobody says where the ayat are in these surahs: only whole ones can be played; give --timings-url"
      )
    }
  }
}

extension ReciterStore {
  /// Stores a reciter whose files can be fetched, under the id that it brings if that is free.
  func add(_ description: ReciterDescription, now: Int) throws(StoreError) -> Reciter {
    let reciter = NewReciter(
      name: description.name, riwayah: description.riwayah, counting: description.counting, kind: .reciter,
      id: description.id)
    return try add(reciter, from: description.source, added: now)
  }
}

extension ReciterAdding.Wish {
  /// Larger files describe no reciter.
  private static let mostBytes = 1 << 20

  init(_ command: RecitersAddCommand, _ context: AppContext) throws {
    if !command.urls.isEmpty {
      self = .fetched([try Self.reciter(at: command.urls, command)])
      return
    }
    let words = [command.name] + command.paths
    let catalogue = try? context.catalogue()
    // What lies in the working directory changes nothing of what ids mean: files of such a name are written with a slash.
    let areIDs = words.allSatisfy { catalogue?[id: $0] != nil }
    if !areIDs, command.paths.isEmpty, command.name.hasSuffix(".json") || Self.isFile(command.name) {
      guard command.riwayah == nil, command.counting == nil, command.timings == nil, command.firstAyah == nil else {
        throw Failure(
          .usage,
          "--riwayah, --counting, --timings and --first-ayah change nothing of a description: it says them itself")
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
    guard command.riwayah == nil, command.timings == nil, command.firstAyah == nil else {
      throw Failure(.usage, "--riwayah, --timings and --first-ayah are for files of yours; say where they are")
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

  private static func reciter(at urls: [String], _ command: RecitersAddCommand) throws -> ReciterDescription {
    do throws(ReciterDescription.Fault) {
      let source = try ReciterDescription.source(urls: urls, timings: command.timingsURL)
      return ReciterDescription(
        id: nil, name: command.name, riwayah: command.riwayah ?? .hafs, counting: command.counting, source: source)
    } catch {
      throw Failure(.usage, "cannot add \(command.name): \(error)")
    }
  }

  private static func description(at path: String) throws -> ReciterDescription {
    guard isFile(path) else { throw Failure(.noInput, "\(path): there is no such file") }
    guard let data = Disk.bytes(of: path, atMost: mostBytes).map({ Data($0) }) else {
      throw Failure(.unreadable, "\(path): it cannot be read, or is too large to describe a reciter")
    }
    do {
      return try JSONDecoder().decode(ReciterDescription.self, from: data)
    } catch let fault as ReciterDescription.Fault {
      throw Failure(.unreadable, "\(path): it describes no reciter: \(fault)")
    } catch {
      throw Failure(
        .unreadable,
        "\(path): it does not describe a reciter in JSON: \(JSONFault.words(error)); for files of yours: tilawa reciters add NAME PATH"
      )
    }
  }
}
