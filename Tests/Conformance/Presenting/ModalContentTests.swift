import Foundation
import HeadlessUIKit
import Testing

/// Rule V1111: who keeps a sheet where it is.
@MainActor struct ModalContentTests {
  private final class Ear: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var heard: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("asked")
      return true
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempted")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("gone")
    }
  }

  /// What is heard as a finger pulls it down.
  private func pull(_ card: UIViewController) -> [String] {
    let (phone, home, ear) = (Phone.forGestures(), UIViewController(), Ear())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    card.presentationController?.delegate = ear
    home.present(card, animated: true)
    phone.application.endTurn()
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    return ear.heard
  }

  private func modal() -> UIViewController {
    let page = UIViewController()
    page.isModalInPresentation = true
    return page
  }

  @Test(
    "V1111 what a presented navigation or tab bar controller shows keeps that from fingers, and nobody is asked")
  func shown() {
    #expect(pull(UINavigationController(rootViewController: modal())) == ["attempted"])
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: modal()), UIViewController()]
    #expect(pull(tabs) == ["attempted"])
  }

  @Test("V1111 what doesn't show keeps nothing")
  func hidden() {
    let navigation = UINavigationController(rootViewController: modal())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(pull(navigation) == ["asked", "gone"])
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), modal()]
    #expect(pull(tabs) == ["asked", "gone"])
  }
}
