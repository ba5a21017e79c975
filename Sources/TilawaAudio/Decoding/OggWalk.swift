/// A walk through all pages of an Ogg file. It decodes nothing.
enum OggWalk {
  private static let mostLinks = 10_000

  /// Returns the pieces from `start` to the end of the Ogg pages, each link one.
  static func pieces(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    var window = FileWindow()
    var links: [OggLink] = []
    var isInHeaders = false
    var offset = start
    var isCut = false
    while let page = try next(in: file, from: &offset, &window) {
      guard page.offset + page.length <= file.size else {
        isCut = true
        break
      }
      let content = try window.bytes(file, at: page.offset, count: page.length)
      guard content.count == page.length else { throw AudioError.breaksOff(file.path, AudioSentences.hasBecomeShorter) }
      if page.isFirst {
        // Several streams begin one after the other, before the sound of any of them.
        if !isInHeaders || links.isEmpty, let link = OggLink(page, content) { links.append(link) }
        isInHeaders = true
      } else {
        isInHeaders = false
      }
      if let link = links.last {
        if link.serial == page.serial {
          links[links.count - 1].add(page, content)
        } else {
          links[links.count - 1].extend(to: page.offset + page.length)
        }
      }
      guard links.count <= mostLinks else {
        throw AudioError(
          .unsupported, AudioSentences.cannotRead, path: file.path, AudioSentences.tooManyPieces(most: "\(mostLinks)"))
      }
      offset = page.offset + page.length
    }
    return try joined(links, in: file, isCut: isCut)
  }

  /// Returns the next page from `offset` on, which moves to it.
  private static func next(in file: borrowing FileDescriptor, from offset: inout Int, _ window: inout FileWindow)
    throws(AudioError) -> OggPage?
  {
    while offset + 27 <= file.size {
      if try window.number(file, at: offset) == 0x4F67_6753,
        let page = OggPage(try window.bytes(file, at: offset, count: 27 + 255), at: offset)
      {
        return page
      }
      offset += 1
    }
    return nil
  }

  private static func joined(_ links: [OggLink], in file: borrowing FileDescriptor, isCut: Bool) throws(AudioError)
    -> SoundPieces
  {
    var all = SoundPieces(end: file.size)
    for link in links where !link.entries.allSatisfy(\.isHeader) || link.codec.kind == .other {
      let one = try link.piece(in: file)
      all.pieces += one.pieces
      all.missing = all.missing ?? one.missing
      all.remark = all.remark ?? one.remark
    }
    if isCut { all.missing = MissingSound(.endsEarly, AudioSentences.lastPageCut) }
    if all.pieces.isEmpty, !links.isEmpty {
      all.missing = all.missing ?? MissingSound(.endsEarly, AudioSentences.hasNoSound)
    }
    // A stream of another codec may be one for FFmpeg's libraries.
    if links.isEmpty { all.pieces = [SoundPiece(container: .ogg, bytes: 0..<file.size)] }
    return all
  }
}
