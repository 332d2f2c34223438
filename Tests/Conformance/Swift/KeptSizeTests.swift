import Foundation
import HeadlessUIKit
import Testing

/// Rule V621: controls that keep their size.
@MainActor @Suite("V: controls that keep their size") struct KeptSizeTests {
  private let makers: [(@MainActor (CGRect) -> UIControl, CGSize)] = [
    ({ UISwitch(frame: $0) }, CGSize(width: 51, height: 31)),
    ({ UIStepper(frame: $0) }, CGSize(width: 94, height: 32)),
  ]

  @Test("V621 a switch and a stepper take no size, neither by frame nor by bounds; a frame places their corner")
  func frames() {
    for (make, size) in makers {
      let control = make(.zero)
      #expect(control.frame == CGRect(origin: .zero, size: size))
      control.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
      #expect(control.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
      control.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
      #expect(control.bounds.size == size && control.frame.origin == CGPoint(x: 10, y: 20))
      control.frame = .zero
      #expect(control.frame == CGRect(origin: .zero, size: size))
      control.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      control.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
      #expect(control.frame == CGRect(x: 10, y: 20, width: size.width / 2, height: size.height / 2))
      #expect(control.bounds.size == size)
    }
  }

  @Test("V621 nor by constraints or an autoresizing mask: their middle stands where those have it")
  func constraints() {
    for (make, size) in makers {
      let control = make(.zero)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      NSLayoutConstraint.activate([
        control.leftAnchor.constraint(equalTo: view.leftAnchor),
        control.rightAnchor.constraint(equalTo: view.rightAnchor),
        control.topAnchor.constraint(equalTo: view.topAnchor),
        control.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      view.layoutIfNeeded()
      // A switch reaches two points further than what constraints are about.
      let middle: CGFloat = control is UISwitch ? 101 : 100
      #expect(control.bounds.size == size && control.center == CGPoint(x: middle, y: 50))
      let masked = make(CGRect(x: 10, y: 20, width: 1, height: 1))
      masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(masked)
      view.frame.size = CGSize(width: 300, height: 300)
      #expect(masked.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
    }
  }
}
