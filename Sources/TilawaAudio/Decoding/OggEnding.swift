/// A check of the end of an Ogg file: it must be a whole page with the mark of the last one.
enum OggEnding {
  /// The greatest size of a page: 27 + 255 + 255 × 255 bytes.
  private static let longestPage = 65_307

  static func check(_ file: borrowing FileDescriptor) throws(AudioError) {
    let start = max(0, file.size - 2 * longestPage)
    let tail = try file.bytes(at: start, count: file.size - start)
    var last = tail.count - 27
    while last >= 0 {
      if tail[last] == 0x4F, tail.has("OggS", at: last), let end = end(of: tail, page: last) {
        guard end <= tail.count else { break }
        guard tail[last + 5] & 4 != 0 else { throw AudioError.breaksOff(file.path, "its last page is missing") }
        return
      }
      last -= 1
    }
    throw AudioError.breaksOff(file.path, "its last page is not whole")
  }

  /// Returns the end of the page that begins at `page`; nil if no page can begin there.
  private static func end(of tail: [UInt8], page: Int) -> Int? {
    guard tail[page + 4] == 0 else { return nil }
    let segments = Int(tail[page + 26])
    guard page + 27 + segments <= tail.count else { return tail.count + 1 }
    return page + 27 + segments + tail[(page + 27)..<(page + 27 + segments)].reduce(0) { $0 + Int($1) }
  }
}
