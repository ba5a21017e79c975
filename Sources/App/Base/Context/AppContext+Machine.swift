import TilawaAudio
package import TilawaCore
import TilawaDesktop
package import TilawaNetwork

// Parts of the machine that a command needs: libraries, the session bus, the network.

extension AppContext {
  /// Returns the name and version of the library that measures loudness.
  ///
  /// - Throws: `Failure` (unavailable) with the package to install, if the library is missing.
  package func loudnessLibrary() throws -> String {
    do throws(AudioError) {
      return "libebur128 \(try LoudnessMeter.version())"
    } catch {
      throw Failure(.unavailable, error.sentence)
    }
  }

  /// Returns the version of the library that fetches files.
  ///
  /// - Throws: `Failure` (unavailable) with the package to install, if the library is missing.
  package func networkLibrary() throws -> String {
    do throws(NetworkError) {
      return try HTTPClient.libraryVersion()
    } catch {
      throw Failure(.unavailable, error.detail)
    }
  }

  /// Returns the address of the session bus if it answers. Without the bus only media keys and notifications are
  /// missing.
  package func sessionBus() async -> Result<String, Failure> {
    guard let address = BusAddress.ofSession(environment: environment) else {
      return .failure(Failure(.unavailable, BaseSentences.noBus))
    }
    do throws(DesktopError) {
      try await address.check()
      return .success(address.text)
    } catch {
      return .failure(Failure(.unavailable, error.sentence))
    }
  }

  /// The client that fetches files, under the name of the program.
  ///
  /// - Parameter rate: the most bytes a second in each direction; nil for no limit.
  package func client(timeouts: HTTPTimeouts = HTTPTimeouts(), rate: Int? = nil) throws(NetworkError) -> HTTPClient {
    try HTTPClient(timeouts: timeouts, agent: "tilawa/\(Release.version)", rate: rate)
  }
}
