import Foundation

/// The standard space between two places down, where lines of text are among them: it follows their fonts (W121).
/// How large it is is ours.
extension LayoutTerm {
  /// From a baseline to the next a line of the lower text; from an edge to a baseline what letters reach above
  /// that, from a baseline to an edge what they reach below; and never less than between two edges.
  static func standardSpace(from upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
    let (before, after) = (upper.line, lower.line)
    let space =
      switch (before, after) {
      case (nil, nil): CGFloat(0)
      case (nil, let after?): after.above
      case (let before?, nil): before.below
      case (_?, let after?): after.above + after.below
      }
    return max(LayoutMetrics.systemSpacing, space)
  }

  /// How far letters reach from the baseline that it is; nil of anything else.
  private var line: (above: CGFloat, below: CGFloat)? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView else { return nil }
    return (view.viewWithLine(attribute) as? any LaidOutText)?.lineReach
  }
}

extension NSLayoutConstraint {
  /// The constant, or what standard spaces come to by now.
  var distance: CGFloat {
    guard let standardSpaces, let terms, let second = terms.second else { return constant }
    return standardSpaces * LayoutTerm.standardSpace(from: second, to: terms.first)
  }
}
