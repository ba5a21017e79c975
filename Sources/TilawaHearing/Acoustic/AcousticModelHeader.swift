import TilawaCore

/// The header of a file of weights: what the network hears and says, its layers, and where their tensors lie.
struct AcousticModelHeader: Decodable {
  /// The sizes of the layers.
  struct Layers: Decodable {
    let inputs: Int, first: Int, channels: Int, hidden: Int
    let frontKernel: Int, frontStride: Int
    /// The taps of the depthwise convolution of each residual block.
    let kernels: [Int]
    let dilation: Int
  }

  /// A tensor of the payload.
  struct Tensor: Decodable {
    /// The type of the values; `i8` has a scale for each entry of the first dimension.
    enum Kind: String, Decodable { case i8, f32 }

    let name: String
    let type: Kind
    let shape: [Int]
    /// The place of its first byte in the payload.
    let offset: Int
  }

  let format: Int
  let name: String
  let units: [String]
  let frontEnd: LogMelParameters
  let layers: Layers
  let sha256: String
  let tensors: [Tensor]

  /// The format that this program reads.
  private static let format = 1
  private static let mostChannels = 1024
  private static let mostBlocks = 32
  private static let mostUnits = 512

  /// Returns a complaint about the first member that this program cannot use; nil where it can use all.
  func complaint() -> Sentence? {
    guard format == Self.format else {
      return HearingSentences.otherFormat(format: "\(format)", known: "\(Self.format)")
    }
    guard frontEnd == LogMelParameters() else { return HearingSentences.otherFeatures }
    guard (1...Self.mostUnits).contains(units.count), Set(units).count == units.count,
      units.allSatisfy({ (1...16).contains($0.utf8.count) })
    else { return HearingSentences.unitsWrong }
    let sizes = [layers.first, layers.channels, layers.hidden]
    guard layers.inputs == frontEnd.bands, sizes.allSatisfy((1...Self.mostChannels).contains), layers.dilation == 1,
      (1...2).contains(layers.frontStride), layers.frontKernel >= layers.frontStride,
      (1...Self.mostBlocks).contains(layers.kernels.count),
      (layers.kernels + [layers.frontKernel]).allSatisfy({ (1...63).contains($0) && $0 % 2 == 1 })
    else { return HearingSentences.layersUnknown }
    return nil
  }
}
