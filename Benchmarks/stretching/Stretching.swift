import Glibc
import TilawaAudio
import TilawaCore

/// Stretches mono 32-bit floats from standard input to standard output, as the engine does: RATE SPEED.
@main
struct Stretching {
  static func main() throws {
    guard CommandLine.arguments.count == 3, let rate = Int(CommandLine.arguments[1]),
      let speed = Speed(CommandLine.arguments[2]), let input = fdopen(0, "r"), let output = fdopen(1, "w")
    else { exit(64) }
    let frames = UnsafeMutableBufferPointer<Float>.allocate(capacity: 1024)
    let room = UnsafeMutableBufferPointer<Float>.allocate(capacity: 4096)
    var stretcher = try TimeStretcher(speed: speed, rate: rate, channels: 1)
    while case let count = fread(frames.baseAddress, MemoryLayout<Float>.size, frames.count, input), count > 0 {
      var position = 0
      while position < count {
        let rest = UnsafeBufferPointer(rebasing: frames[position..<count])
        let (taken, given) = try stretcher.process(rest, into: room)
        fwrite(room.baseAddress, MemoryLayout<Float>.size, given, output)
        position += taken
      }
    }
    while case let given = try stretcher.process(nil, into: room).given, given > 0 {
      fwrite(room.baseAddress, MemoryLayout<Float>.size, given, output)
    }
    exit(fflush(output) == 0 ? 0 : 74)
  }
}
