import TilawaAudio

/// Reads tensors and layers out of the payload of a file of weights; every place and every value is checked.
struct TensorReader {
  /// Greatest magnitude of a value; weights of a trained network are far below it.
  private static let greatest: Float = 1e6
  /// Tensors begin at multiples of this.
  private static let alignment = 64

  private let payload: ArraySlice<UInt8>
  private let instructions: DenseLayer.Instructions
  private var tensors: [String: AcousticModelHeader.Tensor] = [:]

  /// - Throws: `.unreadable` where two tensors have one name.
  init(
    _ tensors: [AcousticModelHeader.Tensor], in payload: ArraySlice<UInt8>, _ instructions: DenseLayer.Instructions
  ) throws(AudioError) {
    (self.payload, self.instructions) = (payload, instructions)
    for tensor in tensors where self.tensors.updateValue(tensor, forKey: tensor.name) != nil {
      throw AcousticModel.failure(HearingSentences.sameName(name: tensor.name))
    }
  }

  /// The number of tensors that were not read yet.
  var remaining: Int { tensors.count }

  /// Returns the values of a tensor of 32-bit floats and removes it from the list.
  ///
  /// - Throws: `.unreadable` where it is missing, has another shape, reaches beyond the payload, or holds a value that is not
  ///   finite.
  mutating func floats(_ name: String, _ shape: [Int]) throws(AudioError) -> [Float] {
    let bytes = try bytes(name, .f32, shape, width: 4)
    let values = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { place in
        let bits = bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
        return Float(bitPattern: UInt32(littleEndian: bits))
      }
    }
    guard values.allSatisfy({ abs($0) <= Self.greatest }) else {
      throw AcousticModel.failure(HearingSentences.noWeight(name: name))
    }
    return values
  }

  // MARK: - Layers

  /// Returns a linear layer, or a convolution where the shape has three dimensions: outputs, taps and inputs; removes its tensors.
  ///
  /// - Throws: as `floats`.
  mutating func dense(_ name: String, _ shape: [Int]) throws(AudioError) -> DenseLayer {
    let values = try bytes("\(name).weight", .i8, shape, width: 1).map { Int8(bitPattern: $0) }
    let scales = try floats("\(name).scale", [shape[0]])
    let bias = try floats("\(name).bias", [shape[0]])
    return DenseLayer(values, scales: scales, bias: bias, taps: shape.count == 3 ? shape[1] : 1, instructions)
  }

  mutating func front(
    _ name: String, _ sizes: AcousticModelHeader.Layers, inputs: Int, outputs: Int
  ) throws(AudioError) -> AcousticModel.FrontLayer {
    let layer = try dense(name, [outputs, sizes.frontKernel, inputs])
    return AcousticModel.FrontLayer(taps: sizes.frontKernel, stride: sizes.frontStride, dense: layer)
  }

  mutating func block(
    _ index: Int, _ sizes: AcousticModelHeader.Layers
  ) throws(AudioError) -> AcousticModel.ResidualBlock {
    let (name, taps) = ("block\(index)", sizes.kernels[index])
    let weights = try floats("\(name).depthwise.weight", [sizes.channels, taps])
    let bias = try floats("\(name).depthwise.bias", [sizes.channels])
    return AcousticModel.ResidualBlock(
      depthwise: DepthwiseLayer(weights, bias: bias, taps: taps),
      expand: try dense("\(name).expand", [sizes.hidden, sizes.channels]),
      project: try dense("\(name).project", [sizes.channels, sizes.hidden]))
  }

  // MARK: - Bytes

  private mutating func bytes(
    _ name: String, _ kind: AcousticModelHeader.Tensor.Kind, _ shape: [Int], width: Int
  ) throws(AudioError) -> ArraySlice<UInt8> {
    guard let tensor = tensors.removeValue(forKey: name) else {
      throw AcousticModel.failure(HearingSentences.tensorMissing(name: name))
    }
    guard tensor.type == kind, tensor.shape == shape else {
      throw AcousticModel.failure(HearingSentences.tensorDiffers(name: name))
    }
    // The shape is that of a checked layer, so the product is far from overflowing.
    let size = shape.reduce(width, *)
    guard tensor.offset >= 0, tensor.offset % Self.alignment == 0, size <= payload.count,
      tensor.offset <= payload.count - size
    else { throw AcousticModel.failure(HearingSentences.tensorOutside(name: name)) }
    return payload.dropFirst(tensor.offset).prefix(size)
  }
}
