package import TilawaDesktop

extension PlayRequest {
  /// What the desktop notifies people of. A session in the background always tells its end: nobody sees it.
  package func notices(in context: AppContext) -> DesktopPlayer.Notices {
    notifies == true ? .eachAyah : context.isDetached ? .end : .none
  }
}
