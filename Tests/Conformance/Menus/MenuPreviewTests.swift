import Foundation
import HeadlessUIKit
import Testing

/// Rule V610: context menus of a preview alone.
@MainActor struct MenuPreviewTests {
  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    let journal: Journal
    var previews = true
    init(_ journal: Journal) { self.journal = journal }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard previews else { return UIContextMenuConfiguration(previewProvider: nil) }
      return UIContextMenuConfiguration(previewProvider: { [journal] in
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

  private func fixture() -> (Phone, Host, [UIView]) {
    let phone = Phone.forGestures()
    let (pad, host) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Host(phone.journal))
    let other = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    phone.keep(host)
    for view in [pad, other] { phone.window.addSubview(view) }
    phone.add(UITapGestureRecognizer(), "tap", to: other)
    pad.addInteraction(UIContextMenuInteraction(delegate: host))
    return (phone, host, [pad, other])
  }

  @Test("V610 a preview without a menu comes, and goes with a touch beside it, which nobody else hears")
  func alone() {
    let (phone, _, views) = fixture()
    phone.hold(at: (50, 50))
    #expect(phone.journal.take() == ["previews", "comes"])
    phone.tap(at: (150, 150))
    #expect(phone.journal.take() == ["goes"] && phone.window.subviews == views)
    phone.tap(at: (150, 150))
    #expect(phone.journal.take() == ["tap ended"])
  }

  @Test("V610 without a preview, too, nothing comes")
  func neither() {
    let (phone, host, views) = fixture()
    host.previews = false
    phone.hold(at: (50, 50))
    #expect(phone.journal.take() == [] && phone.window.subviews == views)
    phone.tap(at: (150, 150))
    #expect(phone.journal.take() == ["tap ended"])
  }
}
