import Foundation
import HeadlessUIKit
import Testing

/// Rules W75 and W76: views that stand alone, and updates of constraints that code makes.
@MainActor @Suite("W: the size of a view that stands alone") struct RootSizeTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test("W75 a view without a superview is as large as its constraints say, and its upper left corner stays")
  func size() {
    let stack = UIStackView(arrangedSubviews: [box(200, 100), box(200, 50)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 100, width: 200, height: 50))
    let (view, content) = (UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), box(30, 40))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
      content.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 2),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 3),
      view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 4),
    ])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 36, height: 44))
    let own = box(33, 44)
    own.layoutIfNeeded()
    #expect(own.frame.size == CGSize(width: 33, height: 44))
  }

  @Test("W75 what they leave open stays as its frame has it, and so does all where the mask is translated")
  func open() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 60))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: 70, height: 80)
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 80))
  }

  @Test("W76 updating constraints by hand, as far as super, does what was asked for")
  func byHand() {
    let view = UIView()
    #expect(view.needsUpdateConstraints())
    view.updateConstraints()
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
  }
}
