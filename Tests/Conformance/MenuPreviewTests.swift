import Foundation
import HeadlessUIKit
import Testing

/// Rule V610: context menus of a preview alone.
@MainActor struct MenuPreviewTests {
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: { [journal] in
        journal.note("previews")
        return UIViewController()
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("comes") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("goes") }
  }

  @Test("V610 a preview without a menu comes, and goes with a touch beside it")
  func alone() {
    let phone = Phone.forGestures()
    let (pad, host) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Host(phone.journal))
    phone.keep(host)
    phone.window.addSubview(pad)
    pad.addInteraction(UIContextMenuInteraction(delegate: host))
    phone.hold(at: (50, 50))
    #expect(phone.journal.take() == ["previews", "comes"])
    phone.tap(at: (50, 50))
    #expect(phone.journal.take() == ["goes"] && phone.window.subviews == [pad])
  }
}
