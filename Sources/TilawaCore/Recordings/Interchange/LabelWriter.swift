/// A writer of segments for other programs. `LabelFile` reads the same segments back.
///
/// Times in seconds have six decimals. This is exact to the frame at all rates up to 192 kHz. ELAN has only whole
/// milliseconds, so the exact frames are noted in a property of the document.
package struct LabelWriter {
  private let annotation: Annotation
  private let counting: VerseCounting
  private let structure: QuranStructure

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - annotation: the segments to write.
  ///   - counting: the counting of the ayat in labels.
  ///   - structure: the structure that turns words into numbers.
  package init(_ annotation: Annotation, in counting: VerseCounting, of structure: QuranStructure) {
    self.annotation = annotation
    self.counting = counting
    self.structure = structure
  }

  /// The segments as an Audacity label track.
  package var audacity: String {
    annotation.segments.map { "\(exact($0.start))\t\(exact($0.end))\t\(text($0))\n" }.joined()
  }

  /// The segments as a table with a header; lines end as in RFC 4180.
  package var table: String {
    "start,end,label,status,preferred\r\n"
      + annotation.segments.map { segment in
        let label = structure.text(of: segment.content, at: annotation.rate, in: counting)
        let preferred = segment.chosen == nil ? "no" : "yes"
        return "\(exact(segment.start)),\(exact(segment.end)),\(label),\(segment.status.rawValue),\(preferred)\r\n"
      }.joined()
  }

  /// The segments as a TextGrid in the long form; segments that overlap are on different tiers.
  package var textGrid: String {
    let end = exact(annotation.frames)
    let tiers = self.tiers
    var lines = [
      #"File type = "ooTextFile""#, #"Object class = "TextGrid""#, "", "xmin = \(exact(0))", "xmax = \(end)",
      "tiers? <exists>",
      "size = \(tiers.count)", "item []:",
    ]
    for (number, tier) in tiers.enumerated() {
      let intervals = self.intervals(tier)
      lines += [
        "    item [\(number + 1)]:", #"        class = "IntervalTier""#, #"        name = "\#(name(number))""#,
        "        xmin = \(exact(0))", "        xmax = \(end)", "        intervals: size = \(intervals.count)",
      ]
      for (place, interval) in intervals.enumerated() {
        lines += [
          "        intervals [\(place + 1)]:", "            xmin = \(exact(interval.frames.lowerBound))",
          "            xmax = \(exact(interval.frames.upperBound))",
          #"            text = "\#(interval.text.doubling("\""))""#,
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the segments as an annotation document of ELAN.
  ///
  /// - Parameters:
  ///   - media: the URL of the sound.
  ///   - date: the time of writing in ISO 8601.
  package func elan(of media: String, at date: String) -> String {
    let tiers = self.tiers
    var (slots, bodies) = ("", "")
    var number = 0
    for (place, tier) in tiers.enumerated() {
      bodies += "    <TIER LINGUISTIC_TYPE_REF=\"default-lt\" TIER_ID=\"\(name(place))\">\n"
      for segment in tier {
        number += 1
        for (side, frame) in [(0, segment.start), (1, segment.end)] {
          let slot = "TIME_SLOT_ID=\"ts\(2 * number - 1 + side)\" TIME_VALUE=\"\(milliseconds(frame))\""
          slots += "        <TIME_SLOT \(slot)/>\n"
        }
        bodies += """
                  <ANNOTATION>
                      <ALIGNABLE_ANNOTATION ANNOTATION_ID="a\(number)" TIME_SLOT_REF1="ts\(2 * number - 1)" TIME_SLOT_REF2="ts\(2 * number)">
                          <ANNOTATION_VALUE>\(XMLText.escaped(text(segment)))</ANNOTATION_VALUE>
                      </ALIGNABLE_ANNOTATION>
                  </ANNOTATION>

          """
      }
      bodies += "    </TIER>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <ANNOTATION_DOCUMENT AUTHOR="" DATE="\(date)" FORMAT="3.0" VERSION="3.0" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      xsi:noNamespaceSchemaLocation="http://www.mpi.nl/tools/elan/EAFv3.0.xsd">
          <HEADER MEDIA_FILE="" TIME_UNITS="milliseconds">
              <MEDIA_DESCRIPTOR MEDIA_URL="\(XMLText.escaped(media))" MIME_TYPE="audio/*"/>
              <PROPERTY NAME="\(ElanFrames.property)">\(ElanFrames(Array(tiers.joined()), at: annotation.rate).text)</PROPERTY>
              <PROPERTY NAME="lastUsedAnnotationId">\(number)</PROPERTY>
          </HEADER>
          <TIME_ORDER>
      \(slots)    </TIME_ORDER>
      \(bodies)    <LINGUISTIC_TYPE GRAPHIC_REFERENCES="false" LINGUISTIC_TYPE_ID="default-lt" TIME_ALIGNABLE="true"/>
      </ANNOTATION_DOCUMENT>

      """
  }

  // MARK: - Pieces

  private func text(_ segment: Segment) -> String { structure.text(of: segment, at: annotation.rate, in: counting) }

  private func exact(_ frame: Int) -> String { OutputTime(frames: frame, rate: annotation.rate).description }

  private func milliseconds(_ frame: Int) -> Int { ElanFrames.milliseconds(frame, at: annotation.rate) }

  private func name(_ tier: Int) -> String { tier == 0 ? LabelFile.tier : "\(LabelFile.tier) \(tier + 1)" }

  /// The segments on as few tiers as possible without overlaps; at least one tier.
  private var tiers: [[Segment]] {
    var tiers: [[Segment]] = [[]]
    for segment in annotation.segments {
      if let free = tiers.firstIndex(where: { ($0.last?.end ?? 0) <= segment.start }) {
        tiers[free].append(segment)
      } else {
        tiers.append([segment])
      }
    }
    return tiers
  }

  /// Returns the intervals of a tier of Praat. They cover the whole recording; intervals without a segment have no
  /// text.
  private func intervals(_ tier: [Segment]) -> [(frames: Range<Int>, text: String)] {
    var intervals: [(frames: Range<Int>, text: String)] = []
    var end = 0
    for segment in tier {
      if segment.start > end { intervals.append((end..<segment.start, "")) }
      intervals.append((segment.frames, text(segment)))
      end = segment.end
    }
    if end < annotation.frames { intervals.append((end..<annotation.frames, "")) }
    return intervals
  }
}
