/// A ZIP archive in the making, of members as they are: sounds are compressed already.
///
/// The format is that of PKWARE's APPNOTE without its extensions, so an archive has at most 65,535 members and 4 GB.
package struct ZipFile: ~Copyable {
  private var file: OutputFile
  private var directory: [UInt8] = []
  private var (count, length) = (0, 0)

  /// - Throws: see `OutputFile.init`.
  package init(_ target: OutputTarget) throws(FileError) { file = try OutputFile(target) }

  /// Adds a member.
  ///
  /// - Precondition: `name` is ASCII, and the archive stays within its bounds.
  package mutating func add(_ bytes: [UInt8], named name: String) throws(FileError) {
    precondition(count < 0xFFFF && length + bytes.count < 0xFFFF_0000, "a ZIP archive without extensions")
    let name = Array(name.utf8)
    // Version 1.0, no flags, stored, 1 January 1980; then the sum, both sizes, and the length of the name.
    let common =
      word(10) + word(0) + word(0) + word(0) + word(0x21) + long(CRC32.of(bytes)) + long(UInt32(bytes.count))
      + long(UInt32(bytes.count)) + word(name.count) + word(0)
    let head = long(0x0403_4B50) + common + name
    directory +=
      long(0x0201_4B50) + word(10) + common + word(0) + word(0) + word(0) + long(0) + long(UInt32(length)) + name
    try file.write(head)
    try file.write(bytes)
    length += head.count + bytes.count
    count += 1
  }

  /// Writes the directory of the archive, and gives it its name.
  package mutating func complete() throws(FileError) {
    let end =
      long(0x0605_4B50) + word(0) + word(0) + word(count) + word(count) + long(UInt32(directory.count))
      + long(UInt32(length)) + word(0)
    try file.write(directory + end)
    try file.complete()
  }

  private func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

  private func long(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}

/// The checksum of ZIP archives.
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  package static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }
}
