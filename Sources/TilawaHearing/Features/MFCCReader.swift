import Dispatch
import Foundation
import Synchronization
import TilawaAudio
public import TilawaCore

/// Reads the MFCCs of sound files, on all processors.
///
/// Blocks; not to be called on the cooperative pool. The result does not depend on the number of processors, because files are
/// divided by their length alone.
public struct MFCCReader: Sendable {
  /// A callback with the number of hops that were read and their total. One thread calls it at a time; an error that it throws
  /// ends the reading.
  public typealias Progress = @Sendable (_ done: Int, _ of: Int) throws -> Void

  /// Number of hops that one processor reads at once: a minute.
  private static let hopsInPart = 6000
  private static let chunk = 16_384

  let parameters: FeatureParameters

  /// Creates a reader with these parameters.
  public init(_ parameters: FeatureParameters = FeatureParameters()) { self.parameters = parameters }

  /// The part of a file that one processor reads.
  private struct Part: Sendable {
    let item: Int
    let file: AudioFile
    let hops: Range<Int>
  }

  /// Returns one sequence for each item, an item being slices that follow each other.
  ///
  /// - Throws: `AudioError` where a file cannot be read or has changed since it was measured; errors of `progress`.
  public func read(_ items: [[AudioSlice]], progress: @escaping Progress = { _, _ in }) throws -> [MFCCSequence] {
    let parts = items.enumerated().flatMap { index, slices in slices.flatMap { self.parts(of: $0, item: index) } }
    let total = parts.reduce(0) { $0 + $1.hops.count }
    let next = Atomic(0)
    let state = Guarded((found: [MFCCSequence?](repeating: nil, count: parts.count), done: 0, failure: Failure?.none))
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, parts.count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < parts.count, state.withLock({ $0.failure == nil }) else { return }
        let result = Result { try read(parts[index]) }
        state.withLock { state in
          do {
            state.found[index] = try result.get()
            state.done += parts[index].hops.count
            try progress(state.done, total)
          } catch {
            if index < state.failure?.index ?? .max { state.failure = Failure(index: index, error: error) }
          }
        }
      }
    }
    return try state.withLock { state in
      if let failure = state.failure { throw failure.error }
      var sequences = [MFCCSequence](repeating: MFCCSequence(), count: items.count)
      for (part, found) in zip(parts, state.found) { if let found { sequences[part.item].append(found) } }
      return sequences
    }
  }

  private struct Failure {
    let index: Int
    let error: any Error
  }

  /// Returns the hops of a slice in parts of a minute; a decoder that cannot be divided reads all of them in order.
  private func parts(of slice: AudioSlice, item: Int) -> [Part] {
    let hops = hops(of: slice)
    return stride(from: hops.lowerBound, to: hops.upperBound, by: Self.hopsInPart).map { start in
      Part(item: item, file: slice.file, hops: start..<min(hops.upperBound, start + Self.hopsInPart))
    }
  }

  /// Returns the hops of a file whose middle lies in a slice of it.
  func hops(of slice: AudioSlice) -> Range<Int> {
    let range = slice.range(at: parameters.rate)
    let half = parameters.hop / 2
    let first = (range.lowerBound + half - 1) / parameters.hop
    return first..<max(first, (range.upperBound + half - 1) / parameters.hop)
  }

  private func read(_ part: Part) throws(AudioError) -> MFCCSequence {
    let file = part.file
    var meter = try MFCCExtractor(from: part.hops.lowerBound, parameters)
    let first = MFCCExtractor.firstSample(ofHop: part.hops.lowerBound, parameters)
    let end = min(
      file.position(of: file.frames, at: parameters.rate),
      MFCCExtractor.firstSample(ofHop: part.hops.upperBound - 1, parameters) + parameters.window + 1)
    let voice = try MonoReader(opening: file, at: parameters.rate, from: first)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.chunk)
    defer { buffer.deallocate() }
    var place = first
    while place < end {
      let count = try voice.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<min(Self.chunk, end - place)]))
      meter.add(UnsafeBufferPointer(rebasing: buffer[..<count]))
      place += count
    }
    return meter.finish(at: part.hops.upperBound)
  }
}
