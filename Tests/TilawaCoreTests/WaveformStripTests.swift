import TilawaCore
import Testing

@Suite struct WaveformStripTests {
  private func columns(_ peaks: [Float]) -> [ClosedRange<Float>] { peaks.map { -$0...$0 / 2 } }

  // T-F3.4
  @Test func `bars grow in eighths of a row`() {
    let strip = WaveformStrip(columns([0, 0.125, 0.25, 0.5, 0.75, 1]), height: 1, scale: 1)
    #expect(strip.rows == ["▁▁▂▄▆█"])
  }

  @Test func `several rows are one bar on the other`() {
    let strip = WaveformStrip(columns([0, 0.25, 0.5, 0.625, 1, 3]), height: 2, scale: 1)
    #expect(strip.rows == ["   ▂██", "▁▄████"])
  }

  @Test func `the highest of both sides counts`() {
    #expect(WaveformStrip([-0.1...0.5, -0.5...0.1], height: 1, scale: 1).rows == ["▄▄"])
  }

  @Test func `a quiet recording fills the height as a loud one does`() {
    let quiet = columns([0.01, 0.02, 0.01])
    #expect(WaveformStrip.scale(of: quiet) == 0.02)
    #expect(WaveformStrip(quiet, height: 1, scale: 0.02).rows == ["▄█▄"])
  }

  @Test func `a knock does not press the voice flat`() {
    let scale = WaveformStrip.scale(of: columns([Float](repeating: 0.1, count: 199) + [1]))
    #expect(scale == 0.2)
  }

  @Test func `nothing but silence is a line`() {
    let silence = columns([0, 0, 0])
    #expect(WaveformStrip(silence, height: 2, scale: WaveformStrip.scale(of: silence)).rows == ["   ", "▁▁▁"])
  }
}

@Suite struct WaveformWindowTests {
  @Test func `a frame lies in the column that holds it`() {
    let window = WaveformWindow(100..<110, columns: 3)
    #expect((0..<3).map { window.frames(ofColumn: $0) } == [100..<103, 103..<106, 106..<110])
    #expect((100..<110).map { window.column(of: $0) } == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test(arguments: [1, 2, 7, 80, 999, 1600])
  func `columns and frames agree at any width`(columns: Int) {
    let window = WaveformWindow(12_345..<12_345 + 1000, columns: columns)
    for frame in window.frames {
      let column = window.column(of: frame)
      #expect(window.frames(ofColumn: column).contains(frame))
      #expect(column == 0 || window.frames(ofColumn: column - 1).lowerBound < frame)
    }
  }

  @Test func `what reaches beyond the window ends at its edges`() {
    let window = WaveformWindow(1000..<2000, columns: 10)
    #expect(window.columns(of: 0..<1200) == 0..<2)
    #expect(window.columns(of: 1500..<1510) == 5..<6)
    #expect(window.columns(of: 1800..<9000) == 8..<10)
    #expect(window.columns(of: 2000..<2100) == nil)
    #expect(window.column(of: 5) == 0)
    #expect(window.column(of: 2000) == 9)
  }
}
