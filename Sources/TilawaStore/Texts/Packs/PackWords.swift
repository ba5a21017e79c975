import TilawaCore

/// The index of the words of a pack, a file beside its text, so that a search reads only passages with the words.
///
/// It belongs to one text and to one program, whose rules of spelling it was made by: any other is made anew. It only
/// chooses passages; their text is that of the pack.
struct PackWords {
  private static let ending = ".words"
  /// Twenty times the size for a translation. The index of a greater text is made for each search.
  private static let mostBytes = 16 << 20

  private let folder: String
  private let name: String
  /// The first bytes of the file.
  private let stamp: [UInt8]
  private let ayat: Int

  /// - Parameters:
  ///   - manifest: the description of the pack.
  ///   - folder: the folder of packs.
  init(_ manifest: PackManifest, in folder: String) {
    self.folder = folder
    name = PackWords.name(of: manifest.lines)
    let program = QuranDatabase.runningExecutable().flatMap { try? FileIdentity(path: $0) }
    stamp = Array("tilawa words 1 \(manifest.lines) \(program.map { "\($0)" } ?? "-")\n".utf8)
    ayat = manifest.pack.ayat
  }

  static func name(of lines: String) -> String { lines + ending }

  /// Whether a file may be an index.
  static func isName(_ name: String) -> Bool {
    name.hasSuffix(ending) && Hex.isDigest(String(name.dropLast(ending.count)))
  }

  /// Makes the index of a pack. Its numbers are the ordinals of the first ayat of the passages.
  static func index(of pack: OpenPack) -> WordIndex {
    let beginnings = pack.beginnings
    let search = TextSearch(beginnings.lazy.map { pack.passage(at: $0).text }, spelled: .plain)
    return WordIndex(of: search, numbered: beginnings, count: pack.pack.ayat)
  }

  /// Reads the index; nil if there is none, a damaged one, or one of another text or program.
  func read() -> WordIndex? {
    guard let bytes = try? WholeFile.read("\(folder)/\(name)", atMost: PackWords.mostBytes),
      bytes.starts(with: stamp)
    else { return nil }
    let digest = bytes[stamp.count...].prefix(PackWords.digits)
    let body = bytes[(stamp.count + digest.count)...]
    guard digest.elementsEqual(PackWords.digest(body)), let index = WordIndex(bytes: body), index.count == ayat else {
      return nil
    }
    return index
  }

  /// Replaces the index at once and entirely; does nothing for a very large one, and where the folder cannot be written.
  func keep(_ index: WordIndex) {
    let body = index.bytes
    let bytes = stamp + PackWords.digest(body[...]) + body
    guard bytes.count <= PackWords.mostBytes else { return }
    try? WholeFile.write(bytes, named: name, in: folder)
  }

  private static let digits = 64

  private static func digest(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hasher = SHA256Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    return Array(hasher.finish().utf8)
  }
}
