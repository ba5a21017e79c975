import CGEMM
import Testing

@testable import TilawaHearing

@Suite struct DenseLayerTests {
  /// Returns the products of rows that follow each other.
  private func products(_ rows: [Float], of layer: DenseLayer) -> [Float] {
    let count = rows.count / layer.inputs
    var output = [Float](repeating: 0, count: count * layer.outputs)
    rows.withUnsafeBufferPointer { rows in
      output.withUnsafeMutableBufferPointer { output in
        guard let rows = rows.baseAddress, let output = output.baseAddress else { return }
        layer.apply(rows, stride: layer.inputs, count: count, CGEMM_PLAIN, to: output)
      }
    }
    return output
  }

  @Test(arguments: [16, 448, 640, 4096], DenseLayer.Instructions.allCases)
  func `sums of the greatest weights fit`(inputs: Int, instructions: DenseLayer.Instructions) {
    let layer = DenseLayer(
      [Int8](repeating: -128, count: inputs), scales: [0.5], bias: [1], instructions)
    let found = products([Float](repeating: 3, count: inputs), of: layer)[0]
    let expected = 1 - 3 * 64 * Float(inputs)
    #expect(abs(found - expected) <= 1e-5 * abs(expected))
  }

  @Test(arguments: DenseLayer.Instructions.allCases)
  func `each row is rounded by its own greatest value, and a silent one is zero`(instructions: DenseLayer.Instructions)
  {
    let layer = DenseLayer([Int8](repeating: 1, count: 16), scales: [1], bias: [0], instructions)
    let rows: [Float] = [1e6, 0, 1e-6].flatMap { (value: Float) in [Float](repeating: value, count: 16) }
    let found = products(rows, of: layer)
    #expect(abs(found[0] - 16e6) < 100)
    #expect(found[16] == 0)
    #expect(abs(found[32] - 16e-6) < 1e-9)
  }

  @Test(arguments: DenseLayer.Instructions.allCases)
  func `a number of rows changes none of them`(instructions: DenseLayer.Instructions) {
    let weights: [Int8] = (0..<1280).map { place in Int8(truncatingIfNeeded: place * 37) }
    let layer = DenseLayer(
      weights, scales: [Float](repeating: 0.01, count: 20), bias: [Float](repeating: 1, count: 20), instructions)
    let rows: [Float] = (0..<2368).map { place in
      let whole: Int = place * 53 % 101 - 50
      return Float(whole) / 7
    }
    let all = products(rows, of: layer)
    for count in [1, 2, 5, 16, 17, 36] {
      #expect(products(Array(rows[..<(64 * count)]), of: layer) == Array(all[..<(layer.outputs * count)]))
    }
    #expect(
      all
        == products(
          rows,
          of: DenseLayer(
            weights, scales: [Float](repeating: 0.01, count: 20), bias: [Float](repeating: 1, count: 20), .portable)))
  }
}
