import Foundation
import HeadlessUIKit
import Testing

/// Rule V846: the trait by which views are read from the right.
@MainActor struct TurnedByTraitTests {
  @Test("V846 a view whose attribute leaves it open is read as the trait says, and laid out so")
  func trait() {
    let phone = Phone.forGestures()
    let (outer, inner) = (UIView(frame: phone.window.bounds), UIView())
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    inner.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(outer)
    for view in [inner, stack] { outer.addSubview(view) }
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.window.layoutIfNeeded()
    #expect(inner.frame.minX == 10 && stack.arrangedSubviews[0].frame.minX == 0)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(phone.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(inner.frame.minX == 140 && stack.arrangedSubviews[0].frame.minX == 50)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      inner.semanticContentAttribute = attribute
      #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    outer.traitOverrides.remove(UITraitLayoutDirection.self)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(inner.frame.minX == 10 && stack.arrangedSubviews[0].frame.minX == 0)
  }

  @Test("V846 a parent says so of its child, and what is nearest to the view counts")
  func child() {
    let phone = Phone.forGestures()
    let (parent, child, inner) = (UIViewController(), UIViewController(), UIView())
    phone.window.rootViewController = parent
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(inner)
    child.didMove(toParent: parent)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(parent.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.traitOverrides.layoutDirection = .leftToRight
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
