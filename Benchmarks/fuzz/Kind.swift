/// The reader of a file, by the beginning of its name.
enum Kind: String, CaseIterable {
  case sound, timings, pack, labels, recording, reading, khatm, script, catalogue, answer, values, collection, keys
  case bundle, log, request, frames

  init(name: String) {
    self = Kind.allCases.first { name.hasPrefix("\($0.rawValue).") } ?? .sound
  }

  /// Whether its numbers are written as digits; of timings and packs some are tables in databases.
  var isText: Bool {
    switch self {
    case .sound, .frames: false
    case .timings, .pack, .labels, .recording, .reading, .khatm, .script, .catalogue, .answer, .values, .collection,
      .keys, .bundle, .log, .request:
      true
    }
  }
}

/// The files that are there, by kind.
struct Originals {
  private let byKind: [(kind: Kind, files: [Original])]

  init(_ all: [Original]) {
    let groups = Dictionary(grouping: all) { Kind(name: $0.name) }
    byKind = Kind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
  }

  /// Every second one is a sound, the others take turns.
  func pick(_ seed: UInt64) -> (kind: Kind, file: Original)? {
    let sounds = byKind.filter { $0.kind == .sound }
    let documents = byKind.filter { $0.kind != .sound }
    let group = seed.isMultiple(of: 2) && !sounds.isEmpty || documents.isEmpty ? sounds : documents
    guard !group.isEmpty else { return nil }
    let turn = Int(seed / 2)
    let (kind, files) = group[turn % group.count]
    return (kind, files[turn / group.count % files.count])
  }
}
