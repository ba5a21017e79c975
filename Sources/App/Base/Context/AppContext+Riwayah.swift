package import TilawaCore
import TilawaStore

extension AppContext {
  /// Returns the riwayah that a command names, else the configured one, else Hafs. An unreadable library, or a riwayah that this
  /// version does not know, causes a warning, and stops only callers that need more of it.
  package func riwayah(_ named: Riwayah?) throws -> Riwayah {
    if let named { return named }
    guard let configured = configuredRiwayah() else { return .hafs }
    guard let riwayah = Riwayah(rawValue: configured) else {
      interface.warn(BaseSentences.unknownRiwayah(command: CommandHint("config", "list")))
      return .hafs
    }
    return riwayah
  }

  private func configuredRiwayah() -> String? {
    do throws(StoreError) {
      return try opening.value(of: .riwayah)
    } catch {
      interface.warn(BaseSentences.defaultRiwayah(fault: error.lineWithAdvice))
      return nil
    }
  }

  /// Returns the line with the command that plays a reciter. It names the riwayah unless it is the default one.
  package func playCommand(_ range: String, _ reciter: Reciter) throws -> Sentence {
    let words = try ["play", range, "--reciter", reciter.id] + options(for: reciter.riwayah)
    return BaseSentences.next(command: CommandHint(words: words))
  }

  /// Returns the words with which a command reads its ranges in the counting of a riwayah; none for the default riwayah.
  package func options(for riwayah: Riwayah) throws -> [String] {
    try self.riwayah(nil) == riwayah ? [] : ["--riwayah", riwayah.rawValue]
  }

  /// Returns these words after a space; empty for the default riwayah.
  package func option(for riwayah: Riwayah) throws -> String {
    try options(for: riwayah).map { " \($0)" }.joined()
  }
}
