import TilawaCore

/// The weights of the acoustic model, as they lie on the disk beside the Quran. Only what hears reads them.
package enum AcousticModelFile {
  private static let file = InstalledFile(name: "acoustic-model.bin", variable: "TILAWA_ACOUSTIC_MODEL")
  /// Twice what it takes.
  private static let mostBytes = 4 << 20
  /// SHA-256 of what `Scripts/ear/mix.py` wrote.
  private static let pinned = "2a8a2614ce1c9b7a4ad609cc3dc015d4d1a190ebfc3de7fbc15ad71fd02367ff"

  /// Reads the file: the one named in TILAWA_ACOUSTIC_MODEL, else the installed one, else that of the working copy.
  ///
  /// A user who sets the variable vouches for its file, which may be any. The others are hashed each time.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - executable: the real path of the running program.
  /// - Throws: `.notFound`; `.unreadable`; `.unverified` if the installed weights are others than those of this version.
  package static func read(
    environment: [String: String], executable: String? = QuranDatabase.runningExecutable()
  ) throws(StoreError) -> [UInt8] {
    let path = try file.locate(environment, executable)
    let bytes = try WholeFile.read(path, atMost: mostBytes)
    guard environment[file.variable, default: ""].isEmpty else { return bytes }
    guard bytes.withUnsafeBytes(digest) == pinned else {
      throw StoreError(
        code: .unverified, operation: StoreSentences.cannotTrustAcousticModel, path: path,
        detail: StoreSentences.ofAnotherVersion)
    }
    return bytes
  }

  /// Returns the SHA-256 digest of some bytes as 64 lower-case hexadecimal digits.
  @Sendable package static func digest(_ bytes: UnsafeRawBufferPointer) -> String {
    var hasher = SHA256Hasher()
    hasher.update(bytes)
    return hasher.finish()
  }
}
