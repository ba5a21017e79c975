import Foundation
import TilawaTestSupport

@testable import TilawaHearing

/// A network of a few channels with random weights, as a file and as numbers.
struct TinyModel {
  struct Tensor {
    var name: String
    var type: String
    var shape: [Int]
    var bytes: [UInt8]
    /// The values that the bytes stand for; those of a matrix without its scales.
    var values: [Double]
  }

  /// Sizes that fill no register, so that all padding is used.
  var first = 5, channels = 7, hidden = 18, kernels = [3, 5]
  var units = ["a", "b", "c"]
  var tensors: [Tensor] = []
  /// The values of the header, for damage.
  var header: [String: Any] = [:]
  private var generator = SeededGenerator(seed: 5)

  init() {
    matrix("front1", [first, 5, 64], 0.1)
    matrix("front2", [channels, 5, first], 0.3)
    for (index, taps) in kernels.enumerated() {
      floats("block\(index).depthwise.weight", [channels, taps], 0.5)
      floats("block\(index).depthwise.bias", [channels], 0.5)
      matrix("block\(index).expand", [hidden, channels], 0.6)
      matrix("block\(index).project", [channels, hidden], 0.6)
    }
    floats("final.scale", [channels], 1)
    floats("final.shift", [channels], 1)
    matrix("output", [units.count + 1, channels], 1)
    header = [
      "format": 1, "name": "tiny", "units": units, "trained": ["hours": 0], "sha256": Self.digest,
      "frontEnd": [
        "rate": 16000, "window": 400, "hop": 160, "transform": 512, "bands": 64, "lowest": 20, "highest": 8000,
        "floor": 1e-5, "scale": 3,
      ] as [String: Any],
      "layers": [
        "inputs": 64, "first": first, "channels": channels, "hidden": hidden, "frontKernel": 5, "frontStride": 2,
        "kernels": kernels, "dilation": 1,
      ] as [String: Any],
    ]
  }

  static let digest = "d1"

  /// The values of a tensor; those of a matrix multiplied by its scales.
  func values(_ name: String) -> [Double] {
    guard let tensor = tensors.first(where: { $0.name == name }) else { return [] }
    guard tensor.type == "i8", let scales = tensors.first(where: { $0.name == name.replacing("weight", with: "scale") })
    else { return tensor.values }
    let width = tensor.values.count / tensor.shape[0]
    return tensor.values.enumerated().map { $1 * scales.values[$0 / width] }
  }

  /// The file; its payload is that of `tensors`.
  func bytes() throws -> [UInt8] {
    var (payload, list): ([UInt8], [[String: Any]]) = ([], [])
    for tensor in tensors {
      payload += [UInt8](repeating: 0, count: (64 - payload.count % 64) % 64)
      list.append(["name": tensor.name, "type": tensor.type, "shape": tensor.shape, "offset": payload.count])
      payload += tensor.bytes
    }
    var header = header
    if header["tensors"] == nil { header["tensors"] = list }
    let text = try JSONSerialization.data(withJSONObject: header)
    return Self.file([UInt8](text), length: text.count, payload)
  }

  static func file(_ header: [UInt8], length: Int, _ payload: [UInt8]) -> [UInt8] {
    var bytes = Array("TILAWAM1".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + header
    bytes += [UInt8](repeating: 0, count: (64 - bytes.count % 64) % 64)
    return bytes + payload
  }

  func model(_ instructions: DenseLayer.Instructions = .best) throws -> AcousticModel {
    try AcousticModel(bytes(), digest: { _ in Self.digest }, instructions)
  }

  private mutating func matrix(_ layer: String, _ shape: [Int], _ size: Double) {
    let count = shape.reduce(1, *)
    let integers = (0..<count).map { _ in Int8.random(in: -127...127, using: &generator) }
    tensors.append(
      Tensor(
        name: "\(layer).weight", type: "i8", shape: shape, bytes: integers.map { UInt8(bitPattern: $0) },
        values: integers.map(Double.init)))
    floats("\(layer).scale", [shape[0]], size / 127, from: 0.5)
    floats("\(layer).bias", [shape[0]], 0.5)
  }

  private mutating func floats(_ name: String, _ shape: [Int], _ size: Double, from least: Double = -1) {
    let values = (0..<shape.reduce(1, *)).map { _ in Float(size * Double.random(in: least...1, using: &generator)) }
    tensors.append(
      Tensor(
        name: name, type: "f32", shape: shape, bytes: Self.bytes(of: values), values: values.map(Double.init)))
  }

  static func bytes(of values: [Float]) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt32($0))) } }
  }
}
