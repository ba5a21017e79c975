package import TilawaCore

/// The segments of a session in order, as one line.
///
/// The line has refs of ayat, `b` for a basmalah, `i` for the isti'adha, `.` for a gap, `:` for a gap between passes,
/// `_` before a missing ayah, `|` before a new pass, and `/` before another section.
package func timeline(_ session: Session, steps limit: Int = 200) -> String {
  var walk = SegmentWalk(session)
  var line: [String] = []
  var last: RepeatPlan.Step?
  while line.count < limit, let segment = walk.next() {
    let step = segment.step
    if let last, step.section != last.section {
      line.append("/")
    } else if let last, step.pass != last.pass {
      line.append("|")
    }
    last = step
    line.append(word(segment, in: session))
  }
  return line.joined(separator: " ")
}

private func word(_ segment: SessionSegment, in session: Session) -> String {
  switch (segment.content, segment.step.part) {
  case (.gap(_, .ayah), _): "."
  case (.gap(_, .pass), _): ":"
  case (.missing, _): "_" + session.ref(of: segment.step)
  case (.sound, .basmalah): "b"
  case (.sound, .istiadha): "i"
  case (.sound, .ayah): session.ref(of: segment.step)
  }
}
