import Foundation
import HeadlessUIKit
import Testing

/// Group V: what a presentation's delegate hears before it comes.
@MainActor struct AdaptivePresentationTests {
  private final class Ear: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var heard: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      heard.append("popover")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      let sheet = adaptivePresentationController as? UISheetPresentationController
      heard.append(sheet == nil ? "prepares" : "prepares a sheet")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("as \(style == .none ? "made" : style == .fullScreen ? "full screen" : "usual")") }
  }

  private func present(_ style: UIModalPresentationStyle, adapted: UIModalPresentationStyle) -> [String] {
    let (phone, ear) = (Phone.forGestures(), Ear())
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.rootViewController = home
    card.modalPresentationStyle = style
    card.popoverPresentationController?.sourceView = home.view
    ear.style = adapted
    card.presentationController?.delegate = ear
    home.present(card, animated: false)
    return ear.heard
  }

  @Test("V236 a delegate hears what its presentation will look like, and may prepare what stands in its place")
  func hears() {
    #expect(present(.popover, adapted: .none) == ["popover", "as made"])
    #expect(present(.popover, adapted: .fullScreen) == ["popover", "prepares a sheet", "as full screen"])
    #expect(present(.popover, adapted: .automatic) == ["popover", "prepares a sheet", "as usual"])
    #expect(present(.pageSheet, adapted: .none) == ["as made"])
  }
}
