// Damages files of every kind that is read from outside and reads them, one after the other: fuzz FIRST COUNT FOLDER SCRATCH
//
// The number of a run decides which file of FOLDER it takes and how it is damaged. It is printed before the run begins, with what
// is read, so that whoever watches knows which one ended the process. A run that takes more than two seconds of processor time
// ends it with SIGPROF; one that breaks a promise prints BROKEN. `fuzz parts FILE...` measures joined and cut files.

import Glibc

let arguments = CommandLine.arguments
if arguments.count > 2, arguments[1] == "parts" {
  arguments[2...].forEach(PartTrial.run)
  exit(0)
}
guard arguments.count == 5, let first = UInt64(arguments[1]), let count = UInt64(arguments[2]) else {
  print("usage: fuzz FIRST COUNT FOLDER SCRATCH")
  exit(64)
}
let files = Files.all(in: arguments[3])
let originals = Originals(files)

let path = "\(arguments[4])/damaged-\(getpid())"
for seed in first..<(first + count) {
  guard let (kind, original) = originals.pick(seed) else {
    print("fuzz: no files in \(arguments[3])")
    exit(66)
  }
  var damage = Damage(seed: seed)
  print(seed, kind.rawValue, original.name)
  fflush(nil)
  let other = files[Int.random(in: 0..<files.count, using: &damage.random)]
  let isDatabase = original.bytes.starts(with: Array("SQLite".utf8))
  let bytes = damage.apply(to: original.bytes, of: isDatabase ? .sound : kind, splicing: other.bytes)
  Files.write(bytes, to: path)
  var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 2, tv_usec: 0))
  setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  switch kind {
  case .sound: Trial(path: path, seed: seed).run()
  case .timings: TimingTrial(path: path, seed: seed).run()
  case .bundle: BundleTrial(path: path, bytes: bytes, seed: seed).run()
  default: DocumentTrial(bytes: bytes, kind: kind, seed: seed).run()
  }
}
unlink(path)
print("done")
