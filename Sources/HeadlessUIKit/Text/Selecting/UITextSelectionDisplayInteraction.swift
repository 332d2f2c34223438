public import Foundation

/// Shows a caret, handles and what is selected, in a text of the application's own, by views that it puts into its
/// own view. Nothing is drawn. Touches go past the usual views to the text, which takes those at a handle's place
/// where it has a `UITextInteraction`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction>
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// Asked where what is selected is shown. Not retained.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// The text. Not retained.
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var view: UIView?

  /// Whether its views show. They are placed anew then, too.
  open var isActivated = false {
    didSet {
      guard isActivated != oldValue else { return }
      for managed in managedViews { managed.isHidden = !isActivated }
      if isActivated { setNeedsSelectionUpdate() }
    }
  }

  /// At the caret; empty where there is none. One that code sets takes the other one's place.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
    didSet { if cursorView !== oldValue { replace([oldValue]) } }
  }
  /// As large as what it is in; it is told what is selected.
  open var highlightView: any UIView & UITextSelectionHighlightView = SelectionHighlight() {
    didSet { if highlightView !== oldValue { replace([oldValue]) } }
  }
  /// Two: at the beginning and at the end of what is selected; empty where nothing is.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    SelectionHandle(.leading), SelectionHandle(.trailing),
  ]
  {
    didSet { replace(oldValue) }
  }

  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  open func willMove(to view: UIView?) { for managed in managedViews { managed.removeFromSuperview() } }

  open func didMove(to view: UIView?) {
    self.view = view
    putIn()
  }

  private var managedViews: [UIView] { [highlightView, cursorView] + handleViews }

  private func replace(_ old: [UIView]) {
    for view in old where !managedViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
    putIn()
  }

  private func putIn() {
    guard let view else { return }
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
    for managed in managedViews {
      let place = managed === highlightView ? below : view
      guard managed.superview !== place else { continue }
      managed.isHidden = !isActivated
      place.addSubview(managed)
    }
    setNeedsSelectionUpdate()
  }

  // MARK: Where they are

  private var isStale = false

  /// Has the views placed anew at the end of the turn.
  open func setNeedsSelectionUpdate() {
    guard !isStale else { return }
    isStale = true
    UIApplication.shared.runAtEndOfTurn { [weak self] in
      if self?.isStale == true { self?.layoutManagedSubviews() }
    }
  }

  /// Places the views now, by what is selected in the text.
  open func layoutManagedSubviews() {
    isStale = false
    guard view != nil, let textInput else { return }
    let selected = textInput.selectedTextRange
    place(cursorView, at: selected.flatMap { $0.isEmpty ? textInput.caretRect(for: $0.start) : nil })
    let range = selected?.isEmpty == false ? selected : nil
    highlightView.frame = highlightView.superview?.bounds ?? .zero
    highlightView.selectionRects = range.map(textInput.selectionRects) ?? []
    for (handle, end) in zip(handleViews, [range?.start, range?.end]) {
      place(handle, at: end.map { handle.preferredFrame(for: textInput.caretRect(for: $0)) })
    }
  }

  private func place(_ managed: UIView, at rect: CGRect?) {
    guard let rect, let superview = managed.superview else { return managed.frame = .zero }
    managed.frame = textInput?.textInputView?.convert(rect, to: superview) ?? rect
  }
}

/// Asked about what shows a selection.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate>
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// In which view what is selected is shown, asked as the interaction comes to its view; nil for that one.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
    DefaultAnswers.give(nil, for: self)
  }
}
