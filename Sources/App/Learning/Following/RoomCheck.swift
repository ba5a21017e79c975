package import AppBase
import TilawaCore
import TilawaHearing
import TilawaIntake

/// A trial of ten seconds before one recites: how clearly a voice is heard here, and what would help.
package struct RoomCheck {
  private static let seconds = 10
  private static let rate = 16_000

  private let request: ReciteRequest
  private let context: AppContext

  package init(_ request: ReciteRequest, in context: AppContext) { (self.request, self.context) = (request, context) }

  /// Listens for ten seconds. Blocks.
  ///
  /// - Throws: `Failure` where no recitation is heard; the errors of the sound and of the model.
  package func perform() throws -> CommandAnswer {
    let input = try RecitationInput(request.input)
    let source = try AcousticModel.installed().begin()
    let control = RecitationControl()
    let open = try input.open(under: control)
    // The silence of a room comes before the voice; a file has its own, and is heard from its first sound on.
    let isLive = open.sound is RecitedMicrophone
    if isLive, !request.isForProgram { context.interface.warn(LearningSentences.roomBegin) }
    var (clarity, watch, heard): (SoundClarity, SoundWatch, Int) = (SoundClarity(), SoundWatch(), 0)
    var faults: [SoundWatch.Fault] = []
    try RecitationIntake(open.sound, nil, control).pass { samples in
      guard heard < Self.seconds * Self.rate else { return }
      faults += watch.add(samples)
      guard isLive || watch.hasSound else { return }
      heard += samples.count
      clarity.add(try source.add(samples))
      clarity.add(levels: source.takeLevels())
      if heard >= Self.seconds * Self.rate { control.end() }
    }
    clarity.add(try source.finish())
    guard let grade = clarity.grade, let share = clarity.clarity else {
      let fault = faults.first { $0 != .other }.map(RecitationWords.words) ?? LearningSentences.roomNoVoice
      throw Failure(.unreadable, fault)
    }
    return answer(grade, share, clarity, isClipped: faults.contains(.clipped))
  }

  private func answer(
    _ grade: SoundClarity.Grade, _ share: Double, _ clarity: SoundClarity, isClipped: Bool
  ) -> CommandAnswer {
    let causes = grade == .clear ? [] : clarity.causes
    var lines = [RecitationWords.words(grade)]
    lines.append(
      LearningSentences.roomFigures(
        clarity: Int((share * 100).rounded()), level: Int(clarity.level.rounded()), range: Int(clarity.range.rounded()))
    )
    lines += causes.map(RecitationWords.words)
    if isClipped { lines.append(LearningSentences.soundClipped) }
    return CommandAnswer(
      lines,
      RoomReport(
        grade: grade.rawValue, clarity: share.inThousandths, level: clarity.level, range: clarity.range,
        clipped: isClipped, causes: causes.map(\.rawValue)))
  }
}

/// The answer of `recite --check-room` for programs.
private struct RoomReport: Encodable {
  /// `clear`, `fair` or `poor`.
  let grade: String
  /// The mean probability of what was heard.
  let clarity: Double
  /// The level of the voice in decibels, and the decibels between it and what is quiet.
  let level: Double
  let range: Double
  let clipped: Bool
  /// `echo`, `noise` and `faint`.
  let causes: [String]
}
