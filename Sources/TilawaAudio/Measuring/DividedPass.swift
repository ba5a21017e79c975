import Dispatch
import FoundationEssentials
import Synchronization
import TilawaCore

/// A pass that reads a recording in parts, each by a decoder of its own.
struct DividedPass {
  /// The greatest number of decoders: each holds an index of the file, and more would take too much memory.
  private static let mostWorkers = 4
  private static let chunk = 16_384

  private let file: AudioFile
  private let heard: [Range<Int>]?
  private let seconds: Int

  private struct State: Sendable {
    var findings: [PartFinding?]
    var done = 0
    var peak: Float = 0
    /// The error of the earliest part that failed.
    var failure: (part: Int, error: any Error)?
  }

  /// - Parameter seconds: the length of a part.
  init(of file: AudioFile, heard: [Range<Int>]?, seconds: Int = MeasuredPart.seconds) {
    self.file = file
    self.seconds = seconds
    self.heard = heard
  }

  func run(_ progress: @escaping RecordingPass.Progress) throws -> PartFinding {
    let count = MeasuredPart.count(in: file, seconds: seconds)
    let next = Atomic(0)
    let state = Guarded(State(findings: Array(repeating: nil, count: count)))
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, Self.mostWorkers, count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var decoder: (any AudioDecoding)?
      while state.withLock({ $0.failure == nil }) {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        do {
          let own = try decoder ?? AudioProbe.openDecoder(file)
          decoder = own
          let part = MeasuredPart(index, of: file, seconds: seconds)
          let finding = try read(part, by: own, floor: state.withLock { $0.peak }) { frames in
            try state.withLock { state in
              state.done += frames
              try progress(state.done, file.frames)
            }
          }
          state.withLock { state in
            state.findings[index] = finding
            state.peak = max(state.peak, finding.volume?.peak ?? 0)
          }
        } catch {
          state.withLock { state in
            if index < state.failure?.part ?? .max { state.failure = (index, error) }
          }
        }
      }
    }
    return try state.withLock { state in
      if let failure = state.failure { throw failure.error }
      return .joined(state.findings.compactMap(\.self))
    }
  }

  private func read(
    _ part: MeasuredPart, by decoder: any AudioDecoding, floor: Float, _ progress: (Int) throws -> Void
  ) throws -> PartFinding {
    var outline = OutlineMeter(part)
    let volume = try heard.map { try VolumeMeter(part, heard: $0, floor: floor) }
    let reader = FrameReader(decoder, of: file, frames: Self.chunk)
    var frame = min(outline.firstFrame, volume?.firstFrame ?? .max)
    try reader.seek(to: frame)
    while frame < part.frames.upperBound {
      let samples = try reader.read(at: frame, to: part.frames.upperBound)
      let next = frame + samples.count / file.channels
      guard next > frame else { throw reader.missing(frame) }
      outline.add(samples, at: frame)
      try volume?.add(samples, at: frame)
      try progress(max(0, next - max(frame, part.frames.lowerBound)))
      frame = next
    }
    let (waveform, envelope) = outline.finish()
    return PartFinding(waveform: waveform, envelopes: [envelope], volume: volume?.finish())
  }
}
