import TilawaStore
import AppBase
import TilawaCore
import TilawaPlayer

// Remarks on a session, for the listener.

extension PreparedSession {
  /// Returns a note in words.
  func words(_ note: Session.Note) -> Sentence {
    let lastAyah = quran.structure.ayat(inSurah: 114, of: spec.counting)
    return switch note {
    case .clippedAtStart(let wanted): PlaybackSentences.clippedAtStart(wanted: wanted)
    case .clippedAtEnd:
      PlaybackSentences.clippedAtEnd(ref: "114:\(lastAyah)")
    case .noBasmalah(let surah): PlaybackSentences.noBasmalah(surah: "\(surah)")
    case .basmalahInside(let ayat, let reciter): PlaybackSentences.basmalahInside(ref: "\(ayat)", id: reciter)
    case .noIstiadha: PlaybackSentences.noIstiadha
    }
  }

  /// Returns the reason why words of a unit cannot be cut out, with advice.
  func untimed(_ unit: ResolvedUnit) -> Sentence {
    let reciter = unit.lacksWordTimes ?? "ID"
    return PlaybackSentences.untimed(
      ref: unit.ref, id: reciter, listenCommand: CommandHint("timings", "listen", "--reciter", reciter),
      importCommand: CommandHint("timings", "import", "FILE", "--reciter", reciter))
  }
}

extension ResolvedUnit {
  /// The id of the first reciter who has these words but no word times; nil if a reciter gives them.
  var lacksWordTimes: String? {
    source == nil ? trail.first { $0.why == .noWordTimes }?.reciter : nil
  }
}
