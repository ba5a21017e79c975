import Testing
import TilawaPlayer

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
