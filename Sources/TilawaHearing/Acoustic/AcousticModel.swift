import TilawaCore
import FoundationEssentials
package import TilawaAudio

/// A network that hears phonemes: its weights, ready for computation.
///
/// Made from the bytes of a file; see docs/decisions/0111. Takes 5 MB for a file of 2.6 MB. A value without identity; any thread.
package struct AcousticModel: Sendable {
  /// The name of the weights.
  package let name: String
  /// The symbols of outputs 1 and up; output 0 is the blank of CTC.
  package let units: [String]
  /// The features that the network hears.
  package private(set) var features: LogMelParameters
  /// The number of hops in a frame.
  package let hopsInFrame: Int
  /// The number of frames on each side of a frame that its probabilities depend on.
  package let reach: Int
  let front: [FrontLayer]
  let blocks: [ResidualBlock]
  /// The last batch norm: `scale` and `shift` of each channel.
  let final: (scale: [Float], shift: [Float])
  let output: DenseLayer

  /// A convolution with a stride, followed by ReLU.
  struct FrontLayer: Sendable {
    let taps: Int, stride: Int
    let dense: DenseLayer
  }

  /// A depthwise convolution and two linear layers, which are added to their input.
  struct ResidualBlock: Sendable {
    let depthwise: DepthwiseLayer
    let expand: DenseLayer
    let project: DenseLayer
  }

  /// A function that returns the SHA-256 digest of bytes as 64 lower-case hexadecimal digits.
  package typealias Digest = (UnsafeRawBufferPointer) -> String

  private static let magic = Array("TILAWAM1".utf8)
  private static let mostHeaderBytes = 1 << 18
  private static let alignment = 64

  /// Reads a file of weights.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - digest: the function that computes the digest which the header states; nil where the caller verified the file.
  /// - Throws: `.unreadable` with the first fault; `.unsupported` for a model of another version.
  package init(_ bytes: [UInt8], digest: Digest? = nil) throws(AudioError) {
    try self.init(bytes, digest: digest, .best)
  }

  init(_ bytes: [UInt8], digest: Digest? = nil, _ instructions: DenseLayer.Instructions) throws(AudioError) {
    let (header, payload) = try Self.divide(bytes)
    if let complaint = header.complaint() {
      throw AudioError(.unsupported, HearingSentences.cannotReadModel, complaint)
    }
    if let digest, payload.withUnsafeBytes(digest) != header.sha256 {
      throw Self.failure(HearingSentences.weightsDiffer)
    }
    var reader = try TensorReader(header.tensors, in: payload, instructions)
    let sizes = header.layers
    front = [
      try reader.front("front1", sizes, inputs: sizes.inputs, outputs: sizes.first),
      try reader.front("front2", sizes, inputs: sizes.first, outputs: sizes.channels),
    ]
    var blocks: [ResidualBlock] = []
    for index in sizes.kernels.indices { blocks.append(try reader.block(index, sizes)) }
    let padding = [Float](repeating: 0, count: DenseLayer.padded(sizes.channels) - sizes.channels)
    final.scale = try reader.floats("final.scale", [sizes.channels]) + padding
    final.shift = try reader.floats("final.shift", [sizes.channels]) + padding
    output = try reader.dense("output", [header.units.count + 1, sizes.channels])
    guard reader.remaining == 0 else { throw Self.failure(HearingSentences.tensorsLeft) }
    (self.blocks, name, units, features) = (blocks, header.name, header.units, header.frontEnd)
    hopsInFrame = sizes.frontStride * sizes.frontStride
    let frontReach = sizes.frontKernel / 2 * (1 + sizes.frontStride)
    reach = sizes.kernels.reduce((frontReach + hopsInFrame - 1) / hopsInFrame) { $0 + $1 / 2 }
  }

  /// The number of outputs: the blank and the units.
  package var outputs: Int { units.count + 1 }
  /// The number of samples in a frame.
  package var samplesInFrame: Int { features.hop * hopsInFrame }

  /// Returns the model with hops of another length, in samples: shorter ones let it hear fast recitation.
  package func hearing(withHop hop: Int) -> AcousticModel {
    var model = self
    model.features.hop = hop
    return model
  }

  /// Divides a file into header and payload.
  private static func divide(_ bytes: [UInt8]) throws(AudioError) -> (AcousticModelHeader, ArraySlice<UInt8>) {
    let start = magic.count + 4
    guard bytes.count >= start, bytes.starts(with: magic) else { throw failure(HearingSentences.noWeights) }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[magic.count + $1]) << (8 * $1) }
    guard length <= min(mostHeaderBytes, bytes.count - start) else { throw failure(HearingSentences.headerCut) }
    let end = start + length
    let header: AcousticModelHeader
    do {
      header = try JSONDecoder().decode(AcousticModelHeader.self, from: Data(bytes[start..<end]))
    } catch {
      throw failure(HearingSentences.headerDamaged)
    }
    return (header, bytes.dropFirst((end + alignment - 1) / alignment * alignment))
  }

  static func failure(_ detail: Sentence) -> AudioError {
    AudioError(.unreadable, HearingSentences.cannotReadModel, detail)
  }
}
