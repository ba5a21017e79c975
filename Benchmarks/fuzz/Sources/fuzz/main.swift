// Damages sound files and decodes them, and documents of timings and reads them, one after the other:
// fuzz FIRST COUNT FOLDER SCRATCH
//
// The number of a run decides which file of FOLDER it takes and how it is damaged. It is printed before the run begins,
// so that whoever watches knows which one ended the process. A run that takes more than two seconds of processor time
// ends it with SIGPROF; one that breaks a promise prints BROKEN.

import Glibc

let arguments = CommandLine.arguments
guard arguments.count == 5, let first = UInt64(arguments[1]), let count = UInt64(arguments[2]) else {
  print("usage: fuzz FIRST COUNT FOLDER SCRATCH")
  exit(64)
}
let originals = Files.all(in: arguments[3])
guard !originals.isEmpty else {
  print("fuzz: no files in \(arguments[3])")
  exit(66)
}

let path = "\(arguments[4])/damaged-\(getpid())"
for seed in first..<(first + count) {
  var damage = Damage(seed: seed)
  let original = originals[Int(seed % UInt64(originals.count))]
  print(seed, original.name)
  fflush(nil)
  let other = originals[Int.random(in: 0..<originals.count, using: &damage.random)]
  Files.write(damage.apply(to: original.bytes, splicing: other.bytes), to: path)
  var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 2, tv_usec: 0))
  setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  if original.name.hasPrefix("timings.") {
    TimingTrial(path: path, seed: seed).run()
  } else {
    Trial(path: path, seed: seed).run()
  }
}
unlink(path)
print("done")
