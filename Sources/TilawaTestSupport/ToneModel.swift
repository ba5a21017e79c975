import Foundation
import TilawaCore
import TilawaStore

/// An acoustic model made by hand that hears tones instead of recitation: each unit is a chord of a low and a high tone.
///
/// The first convolution takes twelve mel bands at the middle of its window, as y − 2.2 and y − 3.2 where they are positive; the
/// second one subtracts them, so that a tone is 1 and the rest 0. The only block adds nothing. The score of a unit is ten times the
/// sum of its two bands, that of the blank is 15.
package enum ToneModel {
  private static let lowBands = [6, 10, 14, 18, 22, 26]
  private static let highBands = [31, 35, 39, 43, 47, 51]
  private static let bands = 64
  private static let taps = 5
  /// The normalised log energy above which a band sounds: of a chord those of its tones have 3.8 and more, the others 1.3 at most.
  private static let threshold: Float = 2.2

  /// The bands of a unit, from 0 to 5 each; no two units have the same.
  private static func bands(of unit: AcousticUnit) -> (low: Int, high: Int) {
    let index = Int(unit.rawValue) - 1
    return (index % 6, (index / 6 + index) % 6)
  }

  /// The tones of a unit, in hertz.
  static func tones(of unit: AcousticUnit) -> (low: Double, high: Double) {
    let (low, high) = bands(of: unit)
    return (middle(lowBands[low]), middle(highBands[high]))
  }

  /// The middle of a mel band of the front end, in hertz.
  private static func middle(_ band: Int) -> Double {
    func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    let (lowest, highest) = (mel(20), mel(8000))
    return 700 * (pow(10, (lowest + (highest - lowest) * Double(band + 1) / Double(bands + 1)) / 2595) - 1)
  }

  /// The path of the file of weights, which is written once for all tests.
  package static func path() throws -> String { try written.get() }

  private static let written = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tilawa-tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "tones-\(getpid()).bin")
    try Data(bytes()).write(to: file, options: .atomic)
    return file.path
  }

  // MARK: - The file

  /// The file of weights, as docs/decisions/0111 describes it.
  package static func bytes() throws -> [UInt8] {
    var file = WeightsFile()
    let middle = taps / 2
    file.matrix(
      "front1", rows: 24, columns: taps * bands, bias: { $0 < 12 ? -threshold : -threshold - 1 },
      shape: [24, taps, bands]
    ) { row, column in
      column == middle * bands + (lowBands + highBands)[row % 12] ? 1 : 0
    }
    file.matrix("front2", rows: 12, columns: taps * 24, bias: { _ in 0 }, shape: [12, taps, 24]) { row, column in
      column == middle * 24 + row ? 1 : column == middle * 24 + 12 + row ? -1 : 0
    }
    file.floats("block0.depthwise.weight", [12, 1], [Float](repeating: 0, count: 12))
    file.floats("block0.depthwise.bias", [12], [Float](repeating: 0, count: 12))
    file.matrix("block0.expand", rows: 1, columns: 12, bias: { _ in 0 }) { _, _ in 0 }
    file.matrix("block0.project", rows: 12, columns: 1, bias: { _ in 0 }) { _, _ in 0 }
    file.floats("final.scale", [12], [Float](repeating: 1, count: 12))
    file.floats("final.shift", [12], [Float](repeating: 0, count: 12))
    let units = AcousticUnit.allCases
    file.matrix("output", rows: units.count + 1, columns: 12, scale: 10, bias: { $0 == 0 ? 15 : 0 }) { row, column in
      guard row > 0, case let (low, high) = bands(of: units[row - 1]) else { return 0 }
      return column == low || column == 6 + high ? 1 : 0
    }
    return try file.bytes(header(units))
  }

  private static func header(_ units: [AcousticUnit]) -> [String: Any] {
    [
      "format": 1, "name": "tones", "units": units.map(\.symbol), "trained": ["hours": 0],
      "frontEnd": [
        "rate": 16_000, "window": 400, "hop": 160, "transform": 512, "bands": bands, "lowest": 20, "highest": 8000,
        "floor": 1e-5, "scale": 3,
      ] as [String: Any],
      "layers": [
        "inputs": bands, "first": 24, "channels": 12, "hidden": 1, "frontKernel": taps, "frontStride": 2,
        "kernels": [1], "dilation": 1,
      ] as [String: Any],
    ]
  }
}

/// A file of weights in the making.
private struct WeightsFile {
  private static let alignment = 64

  private var payload: [UInt8] = []
  private var tensors: [[String: Any]] = []

  private mutating func append(_ name: String, _ type: String, _ shape: [Int], _ bytes: [UInt8]) {
    payload += [UInt8](repeating: 0, count: (Self.alignment - payload.count % Self.alignment) % Self.alignment)
    tensors.append(["name": name, "type": type, "shape": shape, "offset": payload.count])
    payload += bytes
  }

  mutating func floats(_ name: String, _ shape: [Int], _ values: [Float]) {
    let bytes = values.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt32($0))) }
    }
    append(name, "f32", shape, bytes)
  }

  /// Adds a layer of whole numbers times a scale, with its bias.
  mutating func matrix(
    _ name: String, rows: Int, columns: Int, scale: Float = 1, bias: (Int) -> Float, shape: [Int]? = nil,
    _ value: (_ row: Int, _ column: Int) -> Int8
  ) {
    let values = (0..<rows).flatMap { row in (0..<columns).map { UInt8(bitPattern: value(row, $0)) } }
    append("\(name).weight", "i8", shape ?? [rows, columns], values)
    floats("\(name).scale", [rows], [Float](repeating: scale, count: rows))
    floats("\(name).bias", [rows], (0..<rows).map(bias))
  }

  func bytes(_ header: [String: Any]) throws -> [UInt8] {
    var header = header
    header["tensors"] = tensors
    header["sha256"] = payload.withUnsafeBytes(AcousticModelFile.digest)
    let text = [UInt8](try JSONSerialization.data(withJSONObject: header))
    var bytes = Array("TILAWAM1".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) } + text
    bytes += [UInt8](repeating: 0, count: (Self.alignment - bytes.count % Self.alignment) % Self.alignment)
    return bytes + payload
  }
}
