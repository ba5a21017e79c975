// The acoustic model by itself: its output for given features, and what it costs.
//
// posteriors features MODEL INPUT OUTPUT   INPUT: normalised hops, 64 values of 32 bits each; OUTPUT: log probabilities, frame by
//                                          frame, 32 bits each. `Scripts/ear/check-onnx` compares them with onnxruntime's.
// posteriors times MODEL FILE              milliseconds of CPU time for a minute of a sound file, the least of five runs: reading,
//                                          features, network, all by `PosteriorReader`, and by `PosteriorStream` in pieces of 20 ms.
import Foundation
import TilawaAudio
import TilawaCore
import TilawaHearing

func floats(_ path: String) throws -> [Float] {
  let data = try Data(contentsOf: URL(filePath: path))
  return data.withUnsafeBytes { bytes in
    (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
  }
}

func hear(_ hops: [Float], _ model: AcousticModel) -> Posteriors {
  var network = AcousticNetwork(model)
  var posteriors = Posteriors(outputs: model.outputs)
  network.add(hops, to: &posteriors)
  network.finish(to: &posteriors)
  return posteriors
}

func features(of samples: [Float]) throws -> [Float] {
  var extractor = try LogMelExtractor()
  var hops: [Float] = []
  samples.withUnsafeBufferPointer { extractor.add($0, to: &hops) }
  extractor.finish(to: &hops)
  return hops
}

func normalised(_ hops: [Float]) -> [Float] {
  var normaliser = MeanNormaliser(window: 6000, ahead: 3000)
  var rows: [Float] = []
  normaliser.add(hops, to: &rows)
  normaliser.finish(to: &rows)
  return rows
}

func stream(_ samples: [Float], _ model: AcousticModel) throws {
  var stream = try PosteriorStream(model)
  for start in stride(from: 0, to: samples.count, by: 320) {
    samples[start..<min(samples.count, start + 320)].withUnsafeBufferPointer { _ = stream.add($0) }
  }
  _ = stream.finish()
}

/// Prints the least CPU time of five runs for a minute of sound.
func report<Value>(_ name: String, _ minutes: Double, _ body: () throws -> Value) rethrows -> Value {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
  var (value, least) = (try body(), Double.infinity)
  for _ in 0..<5 {
    let start = now()
    value = try body()
    least = min(least, now() - start)
  }
  print("\(name) \(String(format: "%.1f", least / minutes)) ms a minute")
  return value
}

let arguments = CommandLine.arguments
let model = try AcousticModel([UInt8](Data(contentsOf: URL(filePath: arguments[2]))))
switch arguments[1] {
case "features":
  let posteriors = hear(try floats(arguments[3]), model)
  try posteriors.values.withUnsafeBytes { try Data($0).write(to: URL(filePath: arguments[4])) }
default:
  let file = try AudioProbe.measure(arguments[3])
  let minutes = Double(file.frames) / Double(file.rate) / 60
  // Noise costs what recitation costs.
  var generator = SystemRandomNumberGenerator()
  let samples = (0..<Int(minutes * 60 * 16_000)).map { _ in Float.random(in: -0.1...0.1, using: &generator) }
  let hops = try report("features", minutes) { try features(of: samples) }
  let rows = report("mean", minutes) { normalised(hops) }
  _ = report("network", minutes) { hear(rows, model) }
  _ = try report("file, with decoding", minutes) { try PosteriorReader(model).read(AudioSlice(whole: file)).posteriors }
  try report("stream", minutes) { try stream(samples, model) }
}
