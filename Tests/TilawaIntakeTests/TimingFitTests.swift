import Testing
import TilawaIntake

@Suite struct TimingFitTests {
  /// Forty ayat with pauses of half a second, each 4 to 9 s after the one before.
  private let pauses: [ClosedRange<Int>] = (0..<40).reduce(into: []) { pauses, index in
    let start = (pauses.last?.upperBound ?? 1000) + 4000 + index * 1237 % 5000
    pauses.append(start...start + 500)
  }

  private func fit(_ time: (Int) -> Int) -> TimingFit {
    TimingFit(pauses.map { (time(($0.lowerBound + $0.upperBound) / 2), $0) })
  }

  @Test func `times that lie in their pauses fit`() {
    let fit = fit { $0 }
    #expect(fit.kind == .fits)
    #expect(fit.shift == 0)
    #expect(fit.metCount == 40)
  }

  @Test(arguments: [-1100, -400, 700, 1100, 2500])
  func `a constant shift is told`(late: Int) {
    let fit = fit { $0 + late }
    #expect(fit.kind == .shifted)
    #expect(abs(fit.shift + late) <= 20)
    #expect(fit.drift == 0)
    #expect(fit.metCount == 40)
  }

  @Test func `what runs faster drifts`() {
    let fit = fit { 1000 + ($0 - 1000) * 1005 / 1000 }
    #expect(fit.kind == .drifting)
    #expect(abs(fit.drift + 500) <= 100)
    #expect(fit.metCount == 40)
  }

  @Test(arguments: [-400, -200, -130, 130, 200, 260])
  func `a small drift is a drift, and not a shift`(drift: Int) {
    // In hundred-thousandths: over almost five minutes it comes to 0.4 s and more.
    let fit = fit { 1000 + ($0 - 1000) * (100_000 + drift) / 100_000 }
    #expect(fit.kind == .drifting)
    #expect(abs(fit.drift + drift) <= 25)
    #expect(fit.metCount == 40)
  }

  @Test(arguments: [0, 2, 4], [-2500, 900, 6000])
  func `one boundary of five that was heard wrongly decides nothing`(wrong: Int, off: Int) {
    let few = Array(pauses.prefix(5))
    func fit(late: Int) -> TimingFit {
      TimingFit(
        few.enumerated().map { index, pause in
          ((pause.lowerBound + pause.upperBound) / 2 + late + (index == wrong ? off : 0), pause)
        })
    }
    #expect(fit(late: 0).kind == .fits)
    #expect(fit(late: 0).metCount == 4)
    #expect(fit(late: 1100).kind == .shifted)
    #expect(abs(fit(late: 1100).shift + 1100) <= 250)
    #expect(fit(late: 1100).drift == 0)
  }

  @Test(arguments: [2, 3, 4])
  func `of few boundaries all have to be met`(count: Int) {
    let boundaries = pauses.prefix(count).enumerated().map { index, pause in
      (pause.lowerBound + 250 + (index == 1 ? 3000 : 0), pause)
    }
    #expect(TimingFit(boundaries).kind == .otherEdition)
  }

  @Test func `one in ten that is anywhere changes neither a shift nor a drift`() {
    let wrong = pauses.indices.map { $0 % 10 == 7 ? 1700 - $0 * 90 : 0 }
    func fit(_ time: (Int) -> Int) -> TimingFit {
      TimingFit(
        pauses.indices.map { (time((pauses[$0].lowerBound + pauses[$0].upperBound) / 2) + wrong[$0], pauses[$0]) })
    }
    #expect(fit { $0 }.kind == .fits)
    #expect(fit { $0 + 800 }.kind == .shifted)
    #expect(fit { $0 + 800 }.drift == 0)
    #expect(fit { 1000 + ($0 - 1000) * 1005 / 1000 }.kind == .drifting)
  }

  @Test func `times of another recording fit by nothing`() {
    var place = 0
    let fit = fit { _ in
      place += 3000 + place % 4999
      return place
    }
    #expect(fit.kind == .otherEdition)
  }

  @Test func `a corrected time is in its pause, and not before the file`() {
    let shifted = fit { $0 + 900 }
    for pause in pauses { #expect(pause.contains(shifted.corrected((pause.lowerBound + pause.upperBound) / 2 + 900))) }
    #expect(shifted.corrected(10) == 0)
  }
}
