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

  @Test("V163 the keyboard's guide reaches up to input views and accessories, as long as they stand")
  func follows() {
    let phone = Phone.forGestures()
    let (view, bar, field) = (UIView(frame: phone.window.bounds), UIView(), UITextField())
    phone.window.addSubview(view)
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    view.addSubview(field)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    phone.application.endTurn()
    let whole = UIScreen.main.bounds.height
    let resting = bar.frame.maxY
    #expect(resting == view.bounds.height)
    // The screen may be higher than the window: the accessory covers the window's lower part only where it reaches.
    let covering = whole - view.bounds.height + 40
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: covering))
    field.becomeFirstResponder()
    phone.application.endTurn()
    #expect(bar.frame.maxY == view.bounds.height - 40)
    field.inputAccessoryView?.frame.size.height = covering + 20
    field.reloadInputViews()
    phone.application.endTurn()
    #expect(bar.frame.maxY == view.bounds.height - 60)
    field.resignFirstResponder()
    phone.application.endTurn()
    #expect(bar.frame.maxY == resting)
  }

  @Test("V163 without input views it is as high as the safe area's lower inset, unless it doesn't use that")
  func safeArea() {
    let (phone, root) = (Phone.forGestures(), UIViewController())
    root.additionalSafeAreaInsets.bottom = 30
    phone.window.rootViewController = root
    phone.window.layoutIfNeeded()
    let guide = root.view.keyboardLayoutGuide
    #expect(guide.layoutFrame.height == 30)
    guide.usesBottomSafeArea = false
    phone.window.layoutIfNeeded()
    #expect(guide.layoutFrame.height == 0)
  }
}
