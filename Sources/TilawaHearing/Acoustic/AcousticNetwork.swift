import CGEMM

/// The computation of an acoustic model at one place of a sound: normalised hops in, log posteriors out.
///
/// Each convolution keeps the rows that it still needs, so nothing is computed twice, and sound in pieces of any length gives the
/// same bits as in one. A frame comes out once all that it depends on is there, `AcousticModel.reach` frames later. Memory is
/// 0.5 MB. A copy goes on by itself. Used by one thread at a time.
package struct AcousticNetwork: Sendable {
  /// Hops that are computed at once, so that what lies between two layers stays in the cache.
  private static let hopsInPiece = 256

  private let model: AcousticModel
  private var queues: [RowQueue]
  /// The values inside of a block: memory that one block after the other uses.
  private var mixed = Values()
  private var hidden = Values()

  private struct Values: Sendable {
    private var values: [Float] = []

    /// Calls `body` with room for some values.
    mutating func with(_ count: Int, _ body: (UnsafeMutablePointer<Float>) -> Void) {
      if values.count < count { values = Array(repeating: 0, count: count) }
      values.withUnsafeMutableBufferPointer { values in if let values = values.baseAddress { body(values) } }
    }
  }

  /// Whether the sound goes on after a piece.
  private enum Piece { case inside, last }

  package init(_ model: AcousticModel) {
    self.model = model
    queues = []
    var width = DenseLayer.padded(model.features.bands)
    for layer in model.front {
      queues.append(RowQueue(width: width, taps: layer.taps))
      width = layer.dense.outputs
    }
    queues += model.blocks.map { RowQueue(width: width, taps: $0.depthwise.taps) }
  }

  /// Adds normalised hops, `bands` values each, and appends the frames that they complete.
  package mutating func add(_ hops: [Float], to posteriors: inout Posteriors) {
    let size = Self.hopsInPiece * model.features.bands
    for start in stride(from: 0, to: hops.count, by: size) {
      compute(hops[start..<min(hops.count, start + size)], .inside, to: &posteriors)
    }
  }

  /// Ends the sound, and appends the other frames.
  package mutating func finish(to posteriors: inout Posteriors) { compute([], .last, to: &posteriors) }

  private mutating func compute(_ hops: ArraySlice<Float>, _ piece: Piece, to posteriors: inout Posteriors) {
    var rows = hops
    for (index, layer) in model.front.enumerated() {
      queues[index].append(rows)
      if piece == .last { queues[index].pad() }
      rows = Self.compute(layer, &queues[index])[...]
    }
    for (index, block) in model.blocks.enumerated() {
      let place = model.front.count + index
      queues[place].append(rows)
      if piece == .last { queues[place].pad() }
      rows = Self.compute(block, &queues[place], &mixed, &hidden)[...]
    }
    appendPosteriors(of: Array(rows), to: &posteriors)
  }

  private static func compute(_ layer: AcousticModel.FrontLayer, _ queue: inout RowQueue) -> [Float] {
    guard queue.count >= layer.taps else { return [] }
    let count = (queue.count - layer.taps) / layer.stride + 1
    let output = rows(count, of: layer.dense.outputs) { output in
      queue.withRows { layer.dense.apply($0, stride: layer.stride * queue.width, count: count, CGEMM_RELU, to: output) }
    }
    queue.removeFirst(count * layer.stride)
    return output
  }

  private static func compute(
    _ block: AcousticModel.ResidualBlock, _ queue: inout RowQueue, _ mixed: inout Values, _ hidden: inout Values
  ) -> [Float] {
    let (taps, width) = (block.depthwise.taps, queue.width)
    guard queue.count >= taps else { return [] }
    let count = queue.count - taps + 1
    var output = Array(queue[taps / 2..<taps / 2 + count])
    mixed.with(count * width) { mixed in
      queue.withRows { block.depthwise.apply($0, count: count, to: mixed) }
      hidden.with(count * block.expand.outputs) { hidden in
        block.expand.apply(mixed, stride: width, count: count, CGEMM_RELU, to: hidden)
        output.withUnsafeMutableBufferPointer { output in
          guard let output = output.baseAddress else { return }
          block.project.apply(hidden, stride: block.expand.outputs, count: count, CGEMM_ADD, to: output)
        }
      }
    }
    queue.removeFirst(count)
    return output
  }

  private func appendPosteriors(of rows: [Float], to posteriors: inout Posteriors) {
    let (width, outputs) = (model.output.inputs, model.output.outputs)
    let count = rows.count / width
    guard count > 0 else { return }
    var rows = rows
    for row in 0..<count {
      for channel in 0..<width {
        let place = row * width + channel
        rows[place] = max(0, rows[place] * model.final.scale[channel] + model.final.shift[channel])
      }
    }
    let scores = Self.rows(count, of: outputs) { output in
      rows.withUnsafeBufferPointer { rows in
        guard let rows = rows.baseAddress else { return }
        model.output.apply(rows, stride: width, count: count, CGEMM_PLAIN, to: output)
      }
    }
    scores.withUnsafeBufferPointer { scores in
      for row in 0..<count {
        posteriors.append(
          softmaxOf: UnsafeBufferPointer(rebasing: scores[row * outputs..<row * outputs + model.outputs]))
      }
    }
  }

  /// Returns an array of rows, all of which `body` fills.
  private static func rows(_ count: Int, of width: Int, _ body: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
    [Float](unsafeUninitializedCapacity: count * width) { buffer, initialised in
      guard let base = buffer.baseAddress else { return }
      body(base)
      initialised = count * width
    }
  }
}
