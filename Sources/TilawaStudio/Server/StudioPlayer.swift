package import TilawaCore

/// The player that sounds, as the server reaches it.
package protocol StudioPlayer: Sendable {
  /// Sends a request of the control socket, and returns the reply as a line of JSON.
  func ask(_ request: JSON) async -> String
}
