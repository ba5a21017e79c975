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
        "\(pair.joined.title) (\(pair.joined.id)) has the sound of \(pair.kept.title) (\(pair.kept.id)): they are one "
          + "recording now, \(pair.kept.id), with the labels of both; the other file lies in the trash")
    }
  }
}
