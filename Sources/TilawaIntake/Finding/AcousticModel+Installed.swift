import FoundationEssentials
package import TilawaHearing
import TilawaStore

extension AcousticModel {
  /// Loads the model that is installed with the program, or the one that TILAWA_ACOUSTIC_MODEL names.
  ///
  /// - Throws: `StoreError` if it is not there or is another one; `AudioError` if it cannot be used.
  @Sendable package static func installed() throws -> AcousticModel {
    try AcousticModel(
      try AcousticModelFile.read(environment: ProcessInfo.processInfo.environment), digest: AcousticModelFile.digest)
  }
}
