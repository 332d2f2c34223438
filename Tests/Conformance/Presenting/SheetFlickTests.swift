import Foundation
import HeadlessUIKit
import Testing

/// Rule V1240: where a finger takes a sheet that still moves as it lifts.
@MainActor struct SheetFlickTests {
  private func fixture(
    _ detents: [UISheetPresentationController.Detent]
  ) throws -> (phone: Phone, home: UIViewController, card: UIViewController) {
    let (phone, home, card) = (Phone.forGestures(), UIViewController(), UIViewController())
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    try #require(card.sheetPresentationController).detents = detents
    home.present(card, animated: true)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    return (phone, home, card)
  }

  // A step takes 0.01 s, the pan's own 10 points don't count, and the detents are 376.5 points apart.

  @Test("V1240 a flick takes a sheet to the detent that it would come near", arguments: [(12, true), (20, false)])
  func between(steps: Int, turns: Bool) throws {
    let (phone, home, card) = try fixture([.medium(), .large()])
    let low = card.view.frame.minY
    phone.drag(from: (200, 700), to: (200, 600), steps: steps)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == (turns ? 57 : low))
    card.sheetPresentationController?.selectedDetentIdentifier = .large
    phone.window.layoutIfNeeded()
    phone.drag(from: (200, 100), to: (200, 200), steps: steps)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == (turns ? low : 57) && home.presentedViewController === card)
  }

  @Test("V1240 a finger that rests before it lifts takes it to the nearest one")
  func rests() throws {
    let (phone, home, card) = try fixture([.medium(), .large()])
    let low = card.view.frame.minY
    phone.down(1, at: (200, 700))
    phone.move(1, from: (200, 700), to: (200, 600), steps: 12)
    phone.wait(0.3)
    phone.up(1)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == low && home.presentedViewController === card)
  }

  @Test("V1240 below its lowest detent it goes where it would be more than half out", arguments: [false, true])
  func below(rests: Bool) throws {
    let (phone, home, card) = try fixture([.large()])
    phone.down(1, at: (200, 200))
    phone.move(1, from: (200, 200), to: (200, 500), steps: 32)
    if rests { phone.wait(0.3) }
    phone.up(1)
    #expect((home.presentedViewController === card) == rests)
  }

  @Test("V1240 above its lowest detent the fastest finger takes it no lower than that (ours)")
  func above() throws {
    let (phone, home, card) = try fixture([.medium(), .large()])
    let low = card.view.frame.minY
    card.sheetPresentationController?.selectedDetentIdentifier = .large
    phone.window.layoutIfNeeded()
    phone.drag(from: (200, 100), to: (200, 300), steps: 4)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == low && home.presentedViewController === card)
  }
}
