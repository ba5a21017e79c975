import Glibc
import TilawaCore
package import TilawaFiles

/// One file with events and sounds of a course, signed by its sender.
///
/// A line with the version, a line of JSON with the contents, a line with the signature of that; then the events, a line each with
/// its own signature; then the sounds one after another. Nothing in it is a path.
package struct CourseBundle {
  /// The contents of a bundle.
  package struct Manifest: Hashable, Sendable, Codable {
    /// A sound in it.
    package struct Sound: Hashable, Sendable, Codable {
      package let sha256: String
      package let bytes: Int
      package let format: String
    }

    package let course: String
    /// The public key of the sender.
    package let sender: String
    /// The public key of the receiver; empty: anybody.
    package let receiver: String
    /// The time of writing, in seconds since 1970.
    package let made: Int
    package let events: Int
    package let eventBytes: Int
    package let eventsSHA256: String
    package let sounds: [Sound]

    private enum CodingKeys: String, CodingKey {
      case course, sender, receiver, made, events, sounds
      case eventBytes = "event_bytes"
      case eventsSHA256 = "events_sha256"
    }
  }

  package static let version = 1
  static let magic = "tilawa-bundle "
  /// The greatest sizes that are read.
  static let mostManifest = 1 << 20, mostEventBytes = 64 << 20, mostEvents = 100_000, mostSounds = 2000

  package let manifest: Manifest
  package let lines: [SignedLine]
  private let path: String
  /// All bytes of a bundle that is no file.
  private let content: [UInt8]?
  /// The place of the first sound, in bytes.
  private let start: Int

  // MARK: - Writing

  /// The course, the sender and the receiver of a bundle.
  package struct Envelope {
    package let course: String
    /// The key that signs it.
    package let sender: CourseKey
    /// The public key of the receiver; empty: anybody.
    package let receiver: String

    package init(course: String, from sender: CourseKey, to receiver: String) {
      (self.course, self.sender, self.receiver) = (course, sender, receiver)
    }
  }

  /// Writes a bundle.
  ///
  /// - Parameter sounds: the SHA-256 of sounds; those that are not here are left out.
  /// - Returns: what it holds.
  @discardableResult
  package static func write(
    _ lines: [SignedLine], sounds: [String], in envelope: Envelope, at now: Int, from folder: CourseSounds,
    to target: OutputTarget
  ) throws -> Manifest {
    var (paths, listed): ([String], [Manifest.Sound]) = ([], [])
    for sha256 in Set(sounds).sorted() {
      guard let path = folder.path(of: sha256), let format = path.split(separator: ".").last else { continue }
      var info = stat()
      guard stat(path, &info) == 0 else { continue }
      paths.append(path)
      listed.append(Manifest.Sound(sha256: sha256, bytes: Int(info.st_size), format: String(format)))
    }
    let (manifest, head) = head(lines, listed, in: envelope, at: now)
    var file = try OutputFile(target)
    try file.write(head)
    for path in paths { try file.write(try WholeFile.read(path, atMost: CourseSounds.most)) }
    try file.complete()
    return manifest
  }

  /// Returns a bundle without sounds; the same lines make the same bytes.
  package static func bytes(_ lines: [SignedLine], in envelope: Envelope) -> [UInt8] {
    let made = lines.compactMap { $0.form?.seconds }.max() ?? 0
    let sorted = lines.map { ($0.id, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    return head(sorted, [], in: envelope, at: made).bytes
  }

  /// Returns the name of a bundle in a place, which is the same for the same lines: the greatest counter and the beginning of a hash.
  package static func name(of lines: [SignedLine]) -> String {
    var hasher = SHA256Hasher()
    for id in lines.map(\.id).sorted() { hasher.update(id) }
    let digits = String(lines.compactMap { $0.form?.order }.max() ?? 0)
    let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return "\(padded)-\(hasher.finish().prefix(16)).tilawa"
  }

  /// Returns what is before the sounds.
  private static func head(
    _ lines: [SignedLine], _ sounds: [Manifest.Sound], in envelope: Envelope, at made: Int
  ) -> (manifest: Manifest, bytes: [UInt8]) {
    let body = lines.map { "\($0.signature) \($0.line)\n" }.joined()
    var hasher = SHA256Hasher()
    hasher.update(body)
    let manifest = Manifest(
      course: envelope.course, sender: envelope.sender.name, receiver: envelope.receiver, made: made,
      events: lines.count, eventBytes: body.utf8.count, eventsSHA256: hasher.finish(), sounds: sounds)
    let head = JSON.line(encoding: manifest)
    let signature = envelope.sender.signature(of: head, for: .bundle)
    return (manifest, Array("\(magic)\(version)\n\(head)\n\(signature)\n\(body)".utf8))
  }

  // MARK: - Reading

  /// Opens a bundle and checks all of it but its sounds.
  ///
  /// - Throws: `.foreign` for another file, `.newerVersion`, `.corrupt` for one that is damaged or not signed by its sender.
  package init(_ path: String) throws(StoreError) {
    let input = try OpenFile.regular(path)
    defer { close(input) }
    var info = stat()
    guard fstat(input, &info) == 0 else { throw BundleReader(input, path).damaged }
    try self.init(BundleReader(input, path), path, nil, length: Int(info.st_size))
  }

  /// Opens a bundle that is no file.
  ///
  /// - Parameter name: its name, for people.
  package init(_ bytes: [UInt8], named name: String) throws(StoreError) {
    try self.init(BundleReader(bytes, named: name), name, bytes, length: bytes.count)
  }

  private init(_ opened: BundleReader, _ path: String, _ content: [UInt8]?, length: Int) throws(StoreError) {
    (self.path, self.content) = (path, content)
    var reader = opened
    let first = try reader.line(atMost: 64)
    guard let first, first.hasPrefix(CourseBundle.magic) else {
      throw StoreError(
        code: .foreign, operation: FilesSentences.cannotOpen, path: path, detail: StoreSentences.noBundle)
    }
    guard first == "\(CourseBundle.magic)\(CourseBundle.version)" else {
      throw StoreError(
        code: .newerVersion, operation: FilesSentences.cannotOpen, path: path, detail: StoreSentences.newerVersionUpdate
      )
    }
    guard let head = try reader.line(atMost: CourseBundle.mostManifest), let signature = try reader.line(atMost: 256),
      let manifest: Manifest = try? JSON(reading: head).decoded(), manifest.isBelievable
    else { throw reader.damaged }
    guard try CourseKey.verifies(signature, of: head, by: manifest.sender, for: .bundle) else { throw reader.unsigned }
    self.manifest = manifest
    guard let body = try reader.bytes(manifest.eventBytes) else { throw reader.damaged }
    lines = try CourseBundle.lines(body, manifest, reader)
    start = reader.place
    guard manifest.sounds.reduce(start, { $0 + $1.bytes }) == length else { throw reader.damaged }
  }

  private static func lines(
    _ body: [UInt8], _ manifest: Manifest, _ reader: BundleReader
  ) throws(StoreError) -> [SignedLine] {
    var hasher = SHA256Hasher()
    body.withUnsafeBytes { hasher.update($0) }
    guard hasher.finish() == manifest.eventsSHA256, let text = String(validating: body, as: UTF8.self) else {
      throw reader.damaged
    }
    let rows = text.split(separator: "\n")
    guard rows.count == manifest.events else { throw reader.damaged }
    var lines: [SignedLine] = []
    for row in rows {
      let parts = row.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw reader.damaged }
      let line = SignedLine(line: String(parts[1]), signature: String(parts[0]))
      guard let form = line.form, form.isOf(manifest.course) else { throw reader.damaged }
      guard try CourseKey.verifies(line.signature, of: line.line, by: form.writer, for: .event) else {
        throw reader.unsigned
      }
      lines.append(line)
    }
    return lines
  }

  /// Takes the sounds over, each after its content was compared with its name.
  ///
  /// - Returns: the number of new ones.
  package func takeSounds(into folder: CourseSounds) throws(StoreError) -> Int {
    guard !manifest.sounds.isEmpty else { return 0 }
    if let content { return try takeSounds(BundleReader(content, named: path), into: folder) }
    let input = try OpenFile.regular(path)
    defer { close(input) }
    return try takeSounds(BundleReader(input, path), into: folder)
  }

  private func takeSounds(_ opened: BundleReader, into folder: CourseSounds) throws(StoreError) -> Int {
    var reader = opened
    try reader.skip(start)
    var added = 0
    for sound in manifest.sounds {
      guard folder.path(of: sound.sha256) == nil else {
        try reader.skip(sound.bytes)
        continue
      }
      let (temporary, descriptor) = try folder.incoming()
      defer { close(descriptor) }
      guard try reader.copy(sound.bytes, to: descriptor) == sound.sha256 else {
        unlink(temporary)
        throw reader.damaged
      }
      try folder.settle(temporary, sound.sha256, format: sound.format)
      added += 1
    }
    return added
  }
}

extension CourseBundle.Manifest {
  /// Whether all sizes and names are within their bounds.
  fileprivate var isBelievable: Bool {
    CourseID.isValid(course) && Hex.isDigest(sender) && (receiver.isEmpty || Hex.isDigest(receiver))
      && (0...CourseBundle.mostEvents).contains(events) && (0...CourseBundle.mostEventBytes).contains(eventBytes)
      && sounds.count <= CourseBundle.mostSounds
      && sounds.allSatisfy {
        Hex.isDigest($0.sha256) && (0...CourseSounds.most).contains($0.bytes)
          && CourseSounds.formats.contains($0.format)
      }
  }
}
