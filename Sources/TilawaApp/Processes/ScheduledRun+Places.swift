package import TilawaScripts

extension ScheduledRun {
  /// The variables of the environment that say where the data are: systemd and cron have none of them.
  package static func places(_ environment: [String: String]) -> [String] {
    [
      "TILAWA_HOME", "TILAWA_QURAN", "TILAWA_CATALOGUE", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
    ].compactMap { name in environment[name].map { "\(name)=\(Background.absolute($0))" } }
  }
}
