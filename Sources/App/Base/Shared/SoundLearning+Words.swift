import TilawaCore
package import TilawaIntake
package import TilawaStore

extension SoundLearning {
  /// The bytes that a command reads before its own work.
  package static let beforehand = 1 << 27

  /// Learns the sounds of recordings, and tells which recordings were joined.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - bytes: the bytes of recordings to read before it ends.
  ///   - context: the application.
  package static func tell(in library: Library, atMost bytes: Int, _ context: AppContext) throws(StoreError) {
    for pair in try SoundLearning(library).run(atMost: bytes, now: SystemClock.now) {
      context.interface.warn(
        BaseSentences.sameSound(
          joined: pair.joined.title, joinedID: "\(pair.joined.id)", kept: pair.kept.title, keptID: "\(pair.kept.id)"))
    }
  }
}
