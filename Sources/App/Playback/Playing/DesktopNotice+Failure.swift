package import TilawaCore
import TilawaDesktop

extension DesktopNotice {
  /// Makes the desktop show a failure in the background, because nobody reads the output there.
  ///
  /// - Parameter script: the name of the script; nil for a session.
  package static func show(_ failure: Failure, of script: String? = nil) async {
    guard !failure.message.isEmpty, let bus = BusAddress.ofSession(environment: Surroundings.environment) else {
      return
    }
    _ = await DesktopNotice(title: script ?? "Tilawa", body: failure.spoken, urgency: .critical).show(on: bus)
  }
}
