import Dispatch
import Foundation
import Synchronization
import TilawaAudio
public import TilawaCore

/// Reads what is heard of a voice in files, on all processors.
///
/// Blocks; not to be called on the cooperative pool. What is read does not depend on the number of processors: files are
/// parted by their length alone.
public struct SpectrumReader: Sendable {
  /// Called now and then, by one thread at a time, with the hops that were read and their number; what it throws ends the
  /// reading, which throws it then.
  public typealias Progress = @Sendable (_ done: Int, _ of: Int) throws -> Void

  /// Hops that one processor reads at once: a minute.
  private static let hopsInPart = 6000
  private static let chunk = 16_384

  let parameters: AlignmentParameters
  private let crew: Crew

  /// How many processors read.
  public enum Crew: Hashable, Sendable { case all, one }

  /// Reads by these figures.
  public init(_ parameters: AlignmentParameters = AlignmentParameters(), by crew: Crew = .all) {
    (self.parameters, self.crew) = (parameters, crew)
  }

  /// What of a file is read by one processor.
  private struct Part: Sendable {
    let item: Int
    let file: AudioFile
    let hops: Range<Int>
  }

  /// One spectrum for each item, which is some slices that follow each other.
  ///
  /// - Throws: `AudioError` where a file cannot be read or is not what was measured; what `progress` throws.
  public func read(_ items: [[AudioSlice]], progress: @escaping Progress = { _, _ in }) throws -> [VoiceSpectrum] {
    let parts = items.enumerated().flatMap { index, slices in slices.flatMap { self.parts(of: $0, item: index) } }
    let total = parts.reduce(0) { $0 + $1.hops.count }
    let next = Atomic(0)
    let state = Guarded((found: [VoiceSpectrum?](repeating: nil, count: parts.count), done: 0, failure: Failure?.none))
    let workers = min(crew == .one ? 1 : ProcessInfo.processInfo.activeProcessorCount, parts.count)
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
      var spectra = [VoiceSpectrum](repeating: VoiceSpectrum(), count: items.count)
      for (part, found) in zip(parts, state.found) { if let found { spectra[part.item].append(found) } }
      return spectra
    }
  }

  private struct Failure {
    let index: Int
    let error: any Error
  }

  /// The hops that lie in a slice, in stretches of a minute; a decoder that only counts gets all at once.
  private func parts(of slice: AudioSlice, item: Int) -> [Part] {
    let hops = hops(of: slice)
    return stride(from: hops.lowerBound, to: hops.upperBound, by: Self.hopsInPart).map { start in
      Part(item: item, file: slice.file, hops: start..<min(hops.upperBound, start + Self.hopsInPart))
    }
  }

  /// The hops of a file whose middle lies in a slice of it.
  func hops(of slice: AudioSlice) -> Range<Int> {
    let range = slice.range(at: parameters.rate)
    let half = parameters.hop / 2
    let first = (range.lowerBound + half - 1) / parameters.hop
    return first..<max(first, (range.upperBound + half - 1) / parameters.hop)
  }

  private func read(_ part: Part) throws(AudioError) -> VoiceSpectrum {
    let file = part.file
    let decoder = try AudioProbe.openDecoder(file)
    guard decoder.rate == file.rate, decoder.channels == file.channels, decoder.frames == file.frames else {
      throw AudioError(.unreadable, "read", path: file.path, "it has changed since it was measured")
    }
    var meter = try SpectrumMeter(from: part.hops.lowerBound, parameters)
    let first = SpectrumMeter.firstSample(ofHop: part.hops.lowerBound, parameters)
    let end = min(
      file.position(of: file.frames, at: parameters.rate),
      SpectrumMeter.firstSample(ofHop: part.hops.upperBound - 1, parameters) + parameters.window + 1)
    let voice = try MonoVoice(decoder, of: file, at: parameters.rate, from: first)
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
