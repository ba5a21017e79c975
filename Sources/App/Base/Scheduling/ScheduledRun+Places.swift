import TilawaScripts
import TilawaStore

extension ScheduledRun {
  /// Returns the environment variables with the places of the data and the language, because systemd and cron do not pass them on.
  package static func places(_ environment: [String: String]) -> [String] {
    [
      "TILAWA_HOME", "TILAWA_QURAN", "TILAWA_CATALOGUE", SentenceFolder.variable, "XDG_CONFIG_HOME",
      "XDG_DATA_HOME", "XDG_CACHE_HOME",
    ].compactMap { name in environment[name].map { "\(name)=\(Background.absolute($0))" } }
      + LanguageChoice.variables(environment)
  }
}
