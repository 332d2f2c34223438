public import HeadlessUIKit  // on a device: import UIKit

public final class CheckoutViewController: UIViewController {
  private let payButton = UIButton(frame: CGRect(x: 95, y: 740, width: 200, height: 60))
  private(set) var payments = 0

  public override func viewDidLoad() {
    view.addSubview(payButton)
    payButton.addAction(UIAction(title: "Pay") { [unowned self] _ in pay() }, for: .touchUpInside)
  }

  private func pay() {
    payments += 1
    payButton.isEnabled = false
  }
}
