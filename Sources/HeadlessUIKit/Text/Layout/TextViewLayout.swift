import Foundation

/// A text view's container, layout manager and text, kept alike with what the view says.
@MainActor final class TextViewLayout {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  private var isShowing = false
  private var font: UIFont?

  /// - Parameters:
  ///   - given: taken in place of a new one; it has its layout manager and text, or gets them.
  ///   - take: called with the text when somebody has changed it here.
  init(in given: NSTextContainer?, _ text: String, _ font: UIFont?, take: @escaping (String) -> Void) {
    container = given ?? NSTextContainer()
    manager = container.layoutManager ?? NSLayoutManager()
    storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    show(text, font)
    storage.didChange = { [weak self] in
      if let self, !isShowing { take(storage.string) }
    }
  }

  func show(_ text: String, _ font: UIFont?) {
    guard storage.string != text || font != self.font else { return }
    self.font = font
    isShowing = true
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: font ?? .systemFont(ofSize: 12)]))
    isShowing = false
  }

  /// A view that has no width yet has no limit.
  func widen(to width: CGFloat) {
    let size = CGSize(width: max(0, width), height: 0)
    if container.size != size { container.size = size }
  }
}
