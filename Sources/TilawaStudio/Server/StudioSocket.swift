import FlyingFox
import Foundation

/// The WebSocket of a microphone. It takes a frame only when the one before was taken, so that a page that sends too fast waits.
///
/// The relay has looked at the frames: their sizes and their order hold (`FrameFraming`).
struct StudioSocket: WSHandler {
  let recitation: StudioRecitation
  let place: StudioRequest.Place

  /// The most frames that wait for the page.
  private static let mostWaiting = 4096
  /// The interval of pings: a connection on which nothing comes is ended by the server.
  private static let beat = Duration.seconds(25)
  /// The time in which a page answers that the connection ends.
  private static let patience = Duration.seconds(1)

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (frames, frame) = AsyncStream.makeStream(of: WSFrame.self, bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    let beats = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: Self.beat)
        frame.yield(Self.frame(.ping))
      }
    }
    let (closings, closing) = AsyncStream.makeStream(of: Void.self)
    let microphone = StudioMicrophone(
      recitation, for: place, reply: { frame.yield(Self.frame(.text, Data($0.utf8))) }, close: { closing.yield() })
    let listening = Task { await Self.serve(client, microphone, frame) }
    // The frames end after the task that reads the connection: the server closes the descriptor then, and a pool of sockets that
    // still waited for it would let the next connection of the same number wait in vain.
    let ending = Task {
      for await _ in closings {
        frame.yield(Self.frame(.close))
        try await Task.sleep(for: Self.patience)
        listening.cancel()
      }
    }
    frame.onTermination = { _ in for task in [beats, ending] { task.cancel() } }
    return frames
  }

  private static func serve(
    _ client: AsyncThrowingStream<WSFrame, any Error>, _ microphone: StudioMicrophone,
    _ reply: AsyncStream<WSFrame>.Continuation
  ) async {
    var microphone = microphone
    var text: Data?
    // A connection that breaks ends in the same way as one that is closed.
    do {
      frames: for try await one in client {
        switch one.opcode {
        case .text: text = one.payload
        case .continuation where text != nil: text?.append(one.payload)
        case .binary, .continuation: await microphone.take(.sound(one.payload))
        case .ping: reply.yield(frame(.pong, one.payload))
        case .close: break frames
        default: break
        }
        guard let whole = text, one.fin, one.opcode == .text || one.opcode == .continuation else { continue }
        text = nil
        await microphone.take(.text(String(decoding: whole, as: UTF8.self)))
      }
    } catch {}
    microphone.end()
    reply.finish()
  }

  private static func frame(_ opcode: WSFrame.Opcode, _ payload: Data = Data()) -> WSFrame {
    WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
  }
}
