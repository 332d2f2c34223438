import Foundation

/// Where views in a row stand, and how long each is.
///
/// `.fill` gives what is left to the last view, or takes what is missing from the last ones (ours: UIKit asks their
/// priorities, and these are equal unless somebody sets them).
struct StackLine: Equatable {
  private(set) var starts: [CGFloat] = []
  private(set) var lengths: [CGFloat]

  /// - Parameters:
  ///   - preferred: how long each view would be by itself.
  ///   - room: for all of them with the gaps.
  ///   - gaps: after each view; the last one's plays no part.
  init(_ preferred: [CGFloat], in room: CGFloat, gaps: [CGFloat], by distribution: UIStackView.Distribution) {
    lengths = preferred
    guard !preferred.isEmpty else { return }
    var gaps = Array(gaps.prefix(preferred.count - 1))
    let free = room - gaps.reduce(0, +)
    let total = preferred.reduce(0, +)
    switch distribution {
    case .fill: Self.fill(&lengths, by: free - total)
    case .fillEqually: lengths = Array(repeating: max(0, free) / CGFloat(preferred.count), count: preferred.count)
    case .fillProportionally:
      lengths =
        total > 0
        ? preferred.map { max(0, free) * $0 / total }
        : Array(repeating: max(0, free) / CGFloat(preferred.count), count: preferred.count)
    case .equalSpacing:
      let even = gaps.isEmpty ? 0 : (room - total) / CGFloat(gaps.count)
      gaps = gaps.map { max($0, even) }
    case .equalCentering: gaps = Self.gapsOfEvenMiddles(preferred, in: room, atLeast: gaps)
    }
    var place: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      starts.append(place)
      place += length + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private static func fill(_ lengths: inout [CGFloat], by rest: CGFloat) {
    var rest = rest
    for index in lengths.indices.reversed() {
      let length = max(0, lengths[index] + rest)
      rest -= length - lengths[index]
      lengths[index] = length
      if rest >= 0 { return }
    }
  }

  /// The middles as far from each other as the outer ones leave it, as long as no gap becomes too small.
  private static func gapsOfEvenMiddles(
    _ lengths: [CGFloat], in room: CGFloat, atLeast least: [CGFloat]
  ) -> [CGFloat] {
    guard let first = lengths.first, let last = lengths.last, !least.isEmpty else { return least }
    let step = (room - first / 2 - last / 2) / CGFloat(least.count)
    return least.indices.map { max(least[$0], step - lengths[$0] / 2 - lengths[$0 + 1] / 2) }
  }
}
