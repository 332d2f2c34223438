#if !canImport(Darwin)
  import Foundation

  /// By what a context would draw a line. Only outlines are made with it: nothing is drawn.
  struct ContextPen {
    /// In units of the user's coordinates.
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    /// Where in the pattern a line begins, and how long strokes and gaps are by turns; none without lengths.
    var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// What the line would cover.
    func outline(of path: CGPath) -> CGPath? {
      let line = dash.lengths.isEmpty ? path : path.copy(dashingWithPhase: dash.phase, lengths: dash.lengths)
      return line.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
    }
  }
#endif
