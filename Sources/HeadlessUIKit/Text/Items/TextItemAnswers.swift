/// What a text view's delegate makes of something in its text: by the methods that are given the item, else by the
/// older ones, which say yes or no.
@MainActor struct TextItemAnswers {
  let text: UITextView
  let item: UITextItem

  /// What becomes of a tap.
  enum Primary {
    case action(UIAction)
    case menu
    case nothing
  }

  /// - Parameter usual: what the delegate may answer to have it as it would be.
  func primary(_ usual: UIAction) -> Primary {
    switch ownAction(usual) {
    case .some(.some(let action)): .action(action)
    case .some(.none): .menu
    case .none: goes(.invokeDefaultAction) ? .action(usual) : .nothing
    }
  }

  /// What the delegate itself answers; nil where it has no such method.
  private func ownAction(_ usual: UIAction) -> UIAction?? {
    guard let delegate = text.textDelegate else { return nil }
    return DefaultAnswers.ask(delegate, method: "textView(_:primaryActionFor:defaultAction:)") {
      delegate.textView(text, primaryActionFor: item, defaultAction: usual)
    }
  }

  /// A finger that rests has the delegate asked what a tap would do, too; nothing comes of that.
  func askOfPrimary(_ usual: UIAction) { _ = ownAction(usual) }

  /// Nil where there is none, or the delegate has none shown.
  func menu(_ usual: UIMenu) -> UIMenu? {
    let shown = delegateMenu(usual)
    return shown?.children.isEmpty == false ? shown : nil
  }

  private func delegateMenu(_ usual: UIMenu) -> UIMenu? {
    guard let delegate = text.textDelegate else { return usual }
    let own = DefaultAnswers.ask(delegate, method: "textView(_:menuConfigurationFor:defaultMenu:)") {
      delegate.textView(text, menuConfigurationFor: item, defaultMenu: usual)
    }
    guard let own else { return goes(.presentActions) ? usual : nil }
    return own?.menu
  }

  private func goes(_ interaction: UITextItemInteraction) -> Bool {
    guard let delegate = text.textDelegate else { return true }
    switch item.content {
    case .link(let url):
      return delegate.textView(text, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      return delegate.textView(text, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: return true
    }
  }
}
