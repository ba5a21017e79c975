package import AppBase
package import TilawaDesktop

extension PlayRequest {
  /// Returns the events for which the desktop shows a notification. A session in the background always shows its end,
  /// because it has no screen.
  package func notices(in context: AppContext) -> DesktopPlayer.Notices {
    notifies == true ? .eachAyah : context.isDetached ? .end : .none
  }
}
