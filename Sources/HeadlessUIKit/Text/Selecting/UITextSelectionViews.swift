public import Foundation

/// A view that shows which part of a text is selected.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectionhighlightview>
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// One for each line, in the text's coordinates.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at one end of what is selected.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectionhandleview>
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// At which end it is.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether lines go down.
  var isVertical: Bool { get }
  /// How its stem looks; nil for the usual one.
  var customShape: UIBezierPath? { get set }
  /// Where it wants to be.
  /// - Parameter rect: a caret's at its end of what is selected.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// The usual one. Touches go past it.
final class SelectionHighlight: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

/// The usual one: where the caret would be. Touches go past it.
final class SelectionHandle: UIView, UITextSelectionHandleView {
  var direction: NSDirectionalRectEdge
  var isVertical: Bool { false }
  var customShape: UIBezierPath?

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func preferredFrame(for rect: CGRect) -> CGRect { rect }
}
