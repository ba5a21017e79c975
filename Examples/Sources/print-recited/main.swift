// Prints the words of a recitation while it is heard, and how sure each is.
//
//     ffmpeg -i FILE -f f32le -ar 16000 -ac 1 - | print-recited RANGE

import Foundation
import Tilawa

guard CommandLine.arguments.count == 2 else {
  print("usage: print-recited RANGE < samples of 32 bits, 16000 a second, one channel")
  exit(64)
}
let library = try await TilawaLibrary.open()
var listener = try library.listener(for: CommandLine.arguments[1])

func tell(_ words: [RecitationListener.Word]) {
  for word in words {
    print(word.ayah, "word \(word.number) at \(word.start) s,", "\(Int(word.confidence * 100)) % sure")
  }
}

// A fifth of a second at a time.
while let data = try FileHandle.standardInput.read(upToCount: 4 * 3200), !data.isEmpty {
  let samples = data.withUnsafeBytes { bytes in
    (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
  }
  tell(listener.hear(samples).settled)
}
tell(listener.finish())
