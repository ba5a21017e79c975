import CRubberBand
import TilawaCore

/// Changes the speed of a stream of interleaved frames and keeps its pitch. Not thread-safe; used by the decode thread.
///
/// Output frame n is the sound of input frame n × speed, however long the stream is; the delay is taken care of inside.
/// After its end the stream has `speed.frames(inputs)` frames, neither more nor less.
struct TimeStretcher: ~Copyable {
  let speed: Speed
  let channels: Int
  private let handle: RubberBandState
  private let input: PlanarBuffer
  private let output: PlanarBuffer
  /// Frames in `input` that were not fed yet.
  private var held = 0
  /// Frames of the stream taken and given so far.
  private var taken = 0
  private var given = 0
  /// Output frames still to drop: they stand before the stream's first.
  private var dropping = 0

  /// Frames that the library is fed at once, always as many, so that the sound does not depend on how it came in.
  private static let block = 1024
  /// Louder samples are no sound, and would become infinite inside.
  private static let loudest: Float = 256

  /// - Precondition: `speed` is not normal; sound at normal speed does not come here.
  init(speed: Speed, rate: Int, channels: Int) throws(AudioError) {
    precondition(speed != .normal, "nothing to stretch")
    try AudioError.checkLoaded(crubberband_load(), .unsupported, "play at speed \(speed)")
    let options =
      RubberBandOptionProcessRealTime.rawValue | RubberBandOptionEngineFiner.rawValue
      | RubberBandOptionChannelsTogether.rawValue
    let ratio = 4 / Double(speed.quarters)
    guard let handle = rubberband_new(UInt32(rate), UInt32(channels), RubberBandOptions(options), ratio, 1) else {
      throw AudioError(.unsupported, "play at speed \(speed)", "\(rate) Hz, \(channels) channels")
    }
    rubberband_set_max_process_size(handle, UInt32(Self.block))
    self.speed = speed
    self.channels = channels
    self.handle = handle
    input = PlanarBuffer(frames: Self.block, channels: channels)
    output = PlanarBuffer(frames: Self.block, channels: channels)
    startOver()
  }

  deinit { rubberband_delete(handle) }

  /// Forgets all it holds: the next frame in is the first of another stream.
  mutating func clear() throws(AudioError) {
    rubberband_reset(handle)
    startOver()
  }

  /// Takes some of `input` and gives some of the output that is ready; nil `input` says that there is no more.
  mutating func process(_ input: UnsafeBufferPointer<Float>?, into output: UnsafeMutableBufferPointer<Float>)
    throws(AudioError) -> (taken: Int, given: Int)
  {
    var accepted = 0
    var done = 0
    while true {
      done += drain(into: UnsafeMutableBufferPointer(rebasing: output[(done * channels)...]))
      guard done < output.count / channels else { break }
      if let input {
        guard accepted < input.count / channels else { break }
        accepted += accept(UnsafeBufferPointer(rebasing: input[(accepted * channels)...]))
      } else {
        guard given < speed.frames(taken) else { break }
        self.input.putSilence(from: held)
        feed()
      }
    }
    return (accepted, done)
  }

  /// What stands before the first frame is silence, as the library wishes, and is dropped again.
  private mutating func startOver() {
    taken = 0
    given = 0
    dropping = Int(rubberband_get_start_delay(handle))
    input.putSilence(from: 0)
    var padding = Int(rubberband_get_preferred_start_pad(handle))
    while padding >= Self.block {
      feed()
      padding -= Self.block
    }
    held = padding
  }

  private mutating func accept(_ frames: UnsafeBufferPointer<Float>) -> Int {
    let count = min(Self.block - held, frames.count / channels)
    input.put(UnsafeBufferPointer(rebasing: frames[..<(count * channels)]), at: held) {
      max(-Self.loudest, min(Self.loudest, $0))
    }
    held += count
    taken += count
    if held == Self.block { feed() }
    return count
  }

  private mutating func feed() {
    input.channels.withMemoryRebound(to: UnsafePointer<Float>?.self) {
      rubberband_process(handle, $0.baseAddress, UInt32(Self.block), 0)
    }
    held = 0
  }

  /// Gives what is ready; never more than stands before the last frame that was taken.
  private mutating func drain(into output: UnsafeMutableBufferPointer<Float>) -> Int {
    var done = 0
    while true {
      let room = dropping > 0 ? dropping : min(output.count / channels - done, speed.frames(taken) - given)
      let wanted = min(room, Self.block, Int(rubberband_available(handle)))
      guard wanted > 0 else { return done }
      let count = Int(rubberband_retrieve(handle, self.output.channels.baseAddress, UInt32(wanted)))
      guard dropping == 0 else {
        dropping -= count
        continue
      }
      self.output.take(
        into: UnsafeMutableBufferPointer(rebasing: output[(done * channels)..<((done + count) * channels)]))
      done += count
      given += count
    }
  }
}
