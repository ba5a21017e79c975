import Foundation
import Testing
import TilawaFiles
import TilawaTestSupport

@testable import TilawaStore

/// W-3: the sound of a course goes on where an exchange was interrupted, and is compared as a whole.
@Suite struct ArrivingCourseSoundTests {
  private let folder: TemporaryFolder
  private let sounds: CourseSounds
  private let content = [UInt8](repeating: 3, count: CourseSoundPiece.size) + [1, 2, 3]
  private var sha256: String { SHA256Hasher.digest(of: content) }

  init() throws {
    folder = try TemporaryFolder()
    sounds = CourseSounds(in: Folders(environment: ["TILAWA_HOME": folder.path]))
  }

  private func begun(_ bytes: [UInt8]) throws { try sounds.arriving(sha256, format: "flac").append(bytes) }

  @Test func `whole pieces count, and the rest is given again`() throws {
    try begun(content)
    let sound = try sounds.arriving(sha256, format: "flac")
    #expect(sound.piecesHere == 1)
    try sound.append([1, 2, 3])
    #expect(try sound.finish())
    #expect(sounds.path(of: sha256) != nil)
    #expect(Disk.names(in: sounds.folder) == ["\(sha256).flac"])
  }

  @Test func `what was wrong is removed, and comes anew`() throws {
    try begun([UInt8](repeating: 4, count: CourseSoundPiece.size))
    let wrong = try sounds.arriving(sha256, format: "flac")
    #expect(wrong.piecesHere == 1)
    try wrong.append([1, 2, 3])
    #expect(try !wrong.finish())
    #expect(try sounds.arriving(sha256, format: "flac").piecesHere == 0)
  }
}
