import Foundation
import HeadlessUIKit
import Testing

/// Rule V203: constraints that come and go with the edges that the keyboard's guide is near.
@MainActor struct TrackingGuideTests {
  @Test("V203 what is for the lower edge holds, and what is for being away from it doesn't")
  func edges() {
    let phone = Phone.forGestures()
    let (view, bar) = (UIView(frame: phone.window.bounds), UIView())
    phone.window.addSubview(view)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    let docked = guide.topAnchor.constraint(equalTo: bar.bottomAnchor)
    let floating = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50)
    let beside = bar.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let apart = bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    guide.setConstraints([docked], activeWhenNearEdge: .bottom)
    guide.setConstraints([floating], activeWhenAwayFrom: .bottom)
    guide.setConstraints([beside], activeWhenNearEdge: .leading)
    guide.setConstraints([apart], activeWhenAwayFrom: [.leading, .trailing])
    #expect([docked, floating, beside, apart].map(\.isActive) == [true, false, false, true])
    NSLayoutConstraint.activate([
      bar.widthAnchor.constraint(equalToConstant: 40), bar.heightAnchor.constraint(equalToConstant: 30),
    ])
    phone.window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 20, y: 170, width: 40, height: 30))
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [docked])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!docked.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!apart.isActive && guide.constraints(activeWhenAwayFrom: [.leading, .trailing]).isEmpty)
  }
}
