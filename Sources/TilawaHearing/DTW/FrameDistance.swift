/// How far the frames of a recording are from those of a reference.
///
/// D(i, j) = |x_i − y_j| / √(2 n) − c m_j for n values a frame: the first term is about 1 for two unrelated frames, since each
/// value has variance 1. m_j is the mean of the first term over frames spread through the recording, c the centring.
///
/// Rows are the recording's frames (4 at once, which is how far the reference's values are used again while they are near),
/// columns the reference's; the values of the reference lie dimension by dimension, so that eight columns are one load.
struct FrameDistance: Sendable {
  /// How many rows are computed at once.
  static let rows = 4
  /// Columns are computed by eights.
  static let lanes = 8
  /// Frames of the recording over which a column's mean is taken, at most.
  private static let samples = 400

  /// Frames of the recording and of the reference.
  let height: Int, width: Int
  /// Floats from one dimension of the reference to the next; also how many a row of distances needs.
  let stride: Int
  private let dimensions: Int
  private let recording: [Float]
  private let recordingNorms: [Float]
  private let reference: [Float]
  private let referenceNorms: [Float]
  private var offsets: [Float]

  init(_ recording: SpokenFrames, to reference: SpokenFrames, _ parameters: AlignmentParameters) {
    precondition(recording.dimensions == reference.dimensions, "frames of one kind are compared")
    (height, width, dimensions) = (recording.count, reference.count, recording.dimensions)
    stride = (width + Self.lanes - 1) / Self.lanes * Self.lanes
    // What all squares are divided by is put into the reference, so that the values of the recording need no copy.
    let scale = 1 / Float(2 * dimensions)
    self.recording = recording.values
    recordingNorms = Self.norms(recording.values, dimensions, scale)
    var columns = [Float](repeating: 0, count: stride * dimensions)
    for frame in 0..<width {
      for dimension in 0..<dimensions {
        columns[dimension * stride + frame] = reference.values[frame * dimensions + dimension] * scale
      }
    }
    self.reference = columns
    referenceNorms = Self.norms(reference.values, dimensions, scale, to: stride)
    offsets = Array(repeating: 0, count: stride)
    offsets = means().map { $0 * parameters.centring }
  }

  /// The same with time running backwards on both sides.
  func reversed() -> FrameDistance {
    FrameDistance(self, rows: (0..<height).reversed(), picking: (0..<width).reversed())
  }

  private init(_ other: FrameDistance, rows: [Int], picking columns: [Int]) {
    (height, width, dimensions) = (rows.count, columns.count, other.dimensions)
    let dimensions = dimensions
    let padding = (columns.count + Self.lanes - 1) / Self.lanes * Self.lanes - columns.count
    stride = columns.count + padding
    recording = rows.flatMap { other.recording[$0 * dimensions..<($0 + 1) * dimensions] }
    recordingNorms = rows.map { other.recordingNorms[$0] }
    func picked(_ values: ArraySlice<Float>) -> [Float] {
      columns.map { values[values.startIndex + $0] } + [Float](repeating: 0, count: padding)
    }
    reference = (0..<dimensions).flatMap { picked(other.reference[($0 * other.stride)...]) }
    referenceNorms = picked(other.referenceNorms[...])
    offsets = picked(other.offsets[...])
  }

  /// The same of some rows to some columns.
  func part(_ rows: Range<Int>, _ columns: Range<Int>) -> FrameDistance {
    FrameDistance(self, rows: Array(rows), picking: Array(columns))
  }

  /// The same to some columns only.
  func picking(_ columns: [Int]) -> FrameDistance { FrameDistance(self, rows: Array(0..<height), picking: columns) }

  /// Writes the distances of rows `first` to `first + 3`, as far as there are such, to `columns` of the reference. Columns
  /// are widened to eights; each row of the output begins at a multiple of `stride`, column 0 first.
  func compute(_ first: Int, _ columns: Range<Int>, into output: UnsafeMutablePointer<Float>) {
    let start = columns.lowerBound / Self.lanes * Self.lanes
    recording.withUnsafeBufferPointer { recording in
      withColumns { reference, squares, offsets in
        guard let recording = recording.baseAddress else { return }
        // Rows beyond the last are the last once more.
        func row(_ index: Int) -> UnsafePointer<Float> { recording + min(height - 1, first + index) * dimensions }
        func norm(_ index: Int) -> Float { recordingNorms[min(height - 1, first + index)] }
        let (a, b, c, d) = (row(0), row(1), row(2), row(3))
        let norms = (norm(0), norm(1), norm(2), norm(3))
        for column in Swift.stride(from: start, to: columns.upperBound, by: Self.lanes) {
          var sums = (SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero)
          for dimension in 0..<dimensions {
            let y = load(reference + dimension * stride + column)
            sums.0 += a[dimension] * y
            sums.1 += b[dimension] * y
            sums.2 += c[dimension] * y
            sums.3 += d[dimension] * y
          }
          let (square, offset) = (load(squares + column), load(offsets + column))
          store(finished(sums.0, norms.0 + square, offset), output + column)
          store(finished(sums.1, norms.1 + square, offset), output + stride + column)
          store(finished(sums.2, norms.2 + square, offset), output + 2 * stride + column)
          store(finished(sums.3, norms.3 + square, offset), output + 3 * stride + column)
        }
      }
    }
  }

  private func withColumns(
    _ body: (UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>) -> Void
  ) {
    reference.withUnsafeBufferPointer { reference in
      referenceNorms.withUnsafeBufferPointer { squares in
        offsets.withUnsafeBufferPointer { offsets in
          guard let reference = reference.baseAddress, let squares = squares.baseAddress,
            let offsets = offsets.baseAddress
          else { return }
          body(reference, squares, offsets)
        }
      }
    }
  }

  @inline(__always)
  private func finished(_ dot: SIMD8<Float>, _ squares: SIMD8<Float>, _ offset: SIMD8<Float>) -> SIMD8<Float> {
    let square = squares - 2 * dot
    return square.replacing(with: 0, where: square .< 0).squareRoot() - offset
  }

  /// The mean distance of each column to rows spread through the recording.
  private func means() -> [Float] {
    var sums = [Float](repeating: 0, count: stride)
    guard height > 0, width > 0 else { return sums }
    let step = max(1, height / Self.samples) * Self.rows
    var rows = [Float](repeating: 0, count: stride * Self.rows)
    var count: Float = 0
    for first in Swift.stride(from: 0, to: height, by: step) {
      rows.withUnsafeMutableBufferPointer { rows in
        guard let rows = rows.baseAddress else { return }
        compute(first, 0..<width, into: rows)
        for column in 0..<width {
          sums[column] += rows[column] + rows[stride + column] + rows[2 * stride + column] + rows[3 * stride + column]
        }
      }
      count += Float(Self.rows)
    }
    return sums.map { $0 / count }
  }

  /// The scaled square of each row's length, and zeros up to `count`.
  private static func norms(_ values: [Float], _ dimensions: Int, _ scale: Float, to count: Int = 0) -> [Float] {
    var norms = Swift.stride(from: 0, to: values.count, by: dimensions).map { row in
      scale * values[row..<row + dimensions].reduce(0) { $0 + $1 * $1 }
    }
    norms += [Float](repeating: 0, count: max(0, count - norms.count))
    return norms
  }
}

@inline(__always)
func load(_ values: UnsafePointer<Float>) -> SIMD8<Float> {
  UnsafeRawPointer(values).loadUnaligned(as: SIMD8<Float>.self)
}

/// The lesser of each two; the library's own is not inlined.
@inline(__always)
func least(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> { a.replacing(with: b, where: b .< a) }

@inline(__always)
func store(_ values: SIMD8<Float>, _ target: UnsafeMutablePointer<Float>) {
  UnsafeMutableRawPointer(target).storeBytes(of: values, as: SIMD8<Float>.self)
}
