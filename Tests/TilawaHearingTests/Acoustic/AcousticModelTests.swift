import Foundation
import Testing
import TilawaAudio
import TilawaTestSupport

@testable import TilawaHearing
@testable import TilawaStore

@Suite struct AcousticModelTests {
  @Test func `a model says what it is`() throws {
    let model = try TinyModel().model()
    #expect(model.name == "tiny")
    #expect(model.units == ["a", "b", "c"])
    #expect(model.outputs == 4)
    #expect(model.hopsInFrame == 4)
    #expect(model.reach == 5)
  }

  @Test func `bytes that are not all there are no model`() throws {
    let bytes = try TinyModel().bytes()
    for count in stride(from: 0, to: bytes.count, by: 61) {
      #expect(throws: AudioError.self) { try AcousticModel(Array(bytes.prefix(count))) }
    }
    #expect(throws: AudioError.self) { try AcousticModel(bytes.dropLast()) }
  }

  @Test func `another payload than the header describes is refused`() throws {
    let bytes = try TinyModel().bytes()
    #expect(fault(bytes) { _ in "another" } == "its weights are not those that its header describes")
    #expect(fault(bytes) { _ in TinyModel.digest } == nil)
  }

  @Test func `a header that is no header is refused`() throws {
    #expect(fault(Array("RIFF    WAVEfmt ".utf8)) == "it is no file of weights")
    #expect(fault(TinyModel.file([], length: 0xffff_ffff, [])) == "its header is not whole")
    let long = [UInt8](repeating: 0x20, count: 300_000)
    #expect(fault(TinyModel.file(long, length: long.count, [])) == "its header is not whole")
    #expect(fault(TinyModel.file(Array("{".utf8), length: 1, [])) == "its header is damaged")
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 200_000)
    #expect(fault(TinyModel.file(deep, length: deep.count, [])) == "its header is damaged")
  }

  @Test(arguments: [
    ("format", "2", "it has format 2, and this version reads 1"),
    ("units", "[]", "its units are no list of different symbols"),
    ("units", #"["a", "a", "b"]"#, "its units are no list of different symbols"),
    ("units", #"["a", "b", ""]"#, "its units are no list of different symbols"),
    ("units", #"["a", "b"]"#, "output.weight has another type or shape than its layer"),
    ("units", "7", "its header is damaged"),
  ])
  func `a header that says what cannot be is refused`(name: String, value: String, expected: String) throws {
    #expect(try fault(name, value) == expected)
  }

  @Test(arguments: [
    ("channels", 0), ("channels", -7), ("channels", 9_000_000_000_000_000), ("hidden", 4096), ("first", Int.max),
    ("inputs", 63), ("dilation", 2), ("frontStride", 3), ("frontStride", 0), ("frontKernel", 4), ("frontKernel", 65),
  ])
  func `layers of impossible sizes are refused`(name: String, value: Int) throws {
    var tiny = TinyModel()
    var layers = try #require(tiny.header["layers"] as? [String: Any])
    layers[name] = value
    tiny.header["layers"] = layers
    #expect(fault(try tiny.bytes()) == "its layers have sizes that this version cannot compute")
  }

  @Test(arguments: [[], [4], [-1], [65], Array(repeating: 3, count: 33)])
  func `convolutions of impossible sizes are refused`(kernels: [Int]) throws {
    var tiny = TinyModel()
    var layers = try #require(tiny.header["layers"] as? [String: Any])
    layers["kernels"] = kernels
    tiny.header["layers"] = layers
    #expect(fault(try tiny.bytes()) == "its layers have sizes that this version cannot compute")
  }

  @Test func `features of another kind are refused`() throws {
    var tiny = TinyModel()
    var features = try #require(tiny.header["frontEnd"] as? [String: Any])
    features["bands"] = 80
    tiny.header["frontEnd"] = features
    #expect(fault(try tiny.bytes()) == "it was trained on features of another kind")
  }

  @Test(arguments: [
    (-64, "front1.weight lies outside of the file"), (32, "front1.weight lies outside of the file"),
    (1 << 40, "front1.weight lies outside of the file"), (Int.max - 63, "front1.weight lies outside of the file"),
  ])
  func `a tensor beyond the file is refused`(offset: Int, expected: String) throws {
    var tiny = TinyModel()
    tiny.header["tensors"] = tiny.tensors.enumerated().map { index, tensor in
      ["name": tensor.name, "type": tensor.type, "shape": tensor.shape, "offset": offset] as [String: Any]
    }
    #expect(fault(try tiny.bytes()) == expected)
  }

  @Test func `a tensor of another shape or type, twice, or not there is refused`() throws {
    var tiny = TinyModel()
    tiny.tensors[0].shape = [5, 64, 5]
    #expect(fault(try tiny.bytes()) == "front1.weight has another type or shape than its layer")
    tiny = TinyModel()
    tiny.tensors[0].type = "f32"
    #expect(fault(try tiny.bytes()) == "front1.weight has another type or shape than its layer")
    tiny = TinyModel()
    tiny.tensors[1].name = "front1.weight"
    #expect(fault(try tiny.bytes()) == "two tensors have the name front1.weight")
    tiny = TinyModel()
    tiny.tensors.removeLast()
    #expect(fault(try tiny.bytes()) == "output.bias is missing")
    tiny = TinyModel()
    tiny.tensors.append(tiny.tensors[0])
    tiny.tensors[tiny.tensors.count - 1].name = "more"
    #expect(fault(try tiny.bytes()) == "it has tensors that belong to no layer")
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, 2e6])
  func `a value that is no weight is refused`(value: Float) throws {
    for name in ["front1.scale", "block1.depthwise.bias", "output.bias"] {
      var tiny = TinyModel()
      let place = try #require(tiny.tensors.firstIndex { $0.name == name })
      tiny.tensors[place].bytes.replaceSubrange(4..<8, with: TinyModel.bytes(of: [value]))
      #expect(fault(try tiny.bytes()) == "\(name) holds a value that is no weight")
    }
  }

  @Test func `a file that is damaged anywhere gives an error or a model, and never ends the program`() throws {
    let bytes = try TinyModel().bytes()
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damaged[Int.random(in: 0..<2500, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let model = try? AcousticModel(damaged) else { continue }
      var network = AcousticNetwork(model)
      var posteriors = Posteriors(outputs: model.outputs)
      network.add(noise(20), to: &posteriors)
      network.finish(to: &posteriors)
    }
  }

  @Test func `the model that is installed is whole`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
    let bytes = try AcousticModelFile.read(environment: [:], executable: root + "/.build/debug/tilawa")
    let model = try AcousticModel(bytes) { payload in
      var hasher = SHA256Hasher()
      hasher.update(payload)
      return hasher.finish()
    }
    #expect(model.outputs == model.units.count + 1)
    #expect(bytes.count < 4 << 20)
  }

  /// The complaint about a tiny model whose header has another value.
  private func fault(_ name: String, _ value: String) throws -> String? {
    var tiny = TinyModel()
    tiny.header[name] = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
    return fault(try tiny.bytes())
  }

  private func fault(_ bytes: [UInt8], digest: AcousticModel.Digest? = nil) -> String? {
    do {
      _ = try AcousticModel(bytes, digest: digest)
      return nil
    } catch {
      return error.message
    }
  }
}
