import Foundation

/// The network of a tiny model as its definition says, in double precision and without any order of speed.
struct DirectNetwork {
  let model: TinyModel

  /// - Parameter hops: rows of 64 normalised values.
  /// - Returns: the log probabilities of each frame.
  func posteriors(of hops: [[Double]]) -> [[Double]] {
    var rows = front("front1", hops, outputs: model.first)
    rows = front("front2", rows, outputs: model.channels)
    for (index, taps) in model.kernels.enumerated() { rows = block("block\(index)", rows, taps: taps) }
    let (scale, shift) = (model.values("final.scale"), model.values("final.shift"))
    let heard = rows.map { row in row.indices.map { max(0, row[$0] * scale[$0] + shift[$0]) } }
    return heard.map { row in
      let scores = linear("output", row, outputs: model.units.count + 1)
      let sum = scores.reduce(0) { $0 + exp($1) }
      return scores.map { $0 - log(sum) }
    }
  }

  /// A convolution of five taps at every second row, the zeros of two rows around; ReLU.
  private func front(_ name: String, _ rows: [[Double]], outputs: Int) -> [[Double]] {
    let (weights, bias) = (model.values("\(name).weight"), model.values("\(name).bias"))
    return stride(from: 0, to: rows.count, by: 2).map { centre in
      (0..<outputs).map { output in
        var sum = bias[output]
        for tap in 0..<5 where rows.indices.contains(centre + tap - 2) {
          let row = rows[centre + tap - 2]
          for input in row.indices { sum += weights[(output * 5 + tap) * row.count + input] * row[input] }
        }
        return max(0, sum)
      }
    }
  }

  private func block(_ name: String, _ rows: [[Double]], taps: Int) -> [[Double]] {
    let (weights, bias) = (model.values("\(name).depthwise.weight"), model.values("\(name).depthwise.bias"))
    return rows.indices.map { centre in
      let mixed = bias.indices.map { channel in
        var sum = bias[channel]
        for tap in 0..<taps where rows.indices.contains(centre + tap - taps / 2) {
          sum += weights[channel * taps + tap] * rows[centre + tap - taps / 2][channel]
        }
        return sum
      }
      let hidden = linear("\(name).expand", mixed, outputs: model.hidden).map { max(0, $0) }
      return zip(rows[centre], linear("\(name).project", hidden, outputs: model.channels)).map(+)
    }
  }

  private func linear(_ name: String, _ row: [Double], outputs: Int) -> [Double] {
    let (weights, bias) = (model.values("\(name).weight"), model.values("\(name).bias"))
    return (0..<outputs).map { output in
      row.indices.reduce(bias[output]) { $0 + weights[output * row.count + $1] * row[$1] }
    }
  }
}
