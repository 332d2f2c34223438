import Foundation
import HeadlessUIKit
import Testing

/// Rules V1162 and V1163: whose view stands in whose.
@MainActor struct PlaceOfViewTests {
  private final class Guest: UIViewController {}
  private final class Room: UIViewController {}

  /// A home with two rooms in a window.
  private final class Home: UIViewController {
    let (one, other) = (Room(), Room())
    let phone = Phone.forGestures()
    override func viewDidLoad() {
      for room in [one, other] {
        addChild(room)
        view.addSubview(room.view)
        room.didMove(toParent: self)
      }
    }

    static func shown() -> Home {
      let home = Home()
      home.phone.window.rootViewController = home
      home.phone.application.endTurn()
      return home
    }
  }

  @Test("V1162 a child's view that comes to stand in another controller's view than its parent's stops")
  func elsewhere() async {
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, guest) = (Home.shown(), Guest())
        home.one.addChild(guest)
        home.other.view.addSubview(guest.view)
      }
    }
    #expect(said(stranger).contains("the view of Guest, a child of Room, comes to stand in the view of Room"))
    let moved = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let home = Home.shown()
        home.phone.window.addSubview(home.one.view)
      }
    }
    #expect(said(moved).contains("the view of Room, a child of Home, comes to stand in no controller's view"))
    let built = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, room, guest) = (Home.shown(), Room(), Guest())
        room.addChild(guest)
        let box = UIView()
        box.addSubview(guest.view)
        home.view.addSubview(box)
      }
    }
    #expect(said(built).contains("the view of Guest, a child of Room, comes to stand in the view of Home"))
  }

  @Test("V1162 nor can a controller be a child whose view stands in another one's")
  func adopted() async {
    let adopted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (home, guest) = (Home.shown(), Guest())
        home.one.view.addSubview(guest.view)
        home.other.addChild(guest)
      }
    }
    #expect(said(adopted).contains("Guest can't be a child of Room while its view is in that of Room"))
  }

  @Test("V1162 one without a parent has its view wherever that is put, and so has one outside of a window")
  func allowed() {
    let (home, guest, room, far) = (Home.shown(), Guest(), Room(), Room())
    home.one.view.addSubview(guest.view)
    home.phone.window.addSubview(guest.view)
    guest.view.removeFromSuperview()
    room.addChild(guest)
    far.view.addSubview(guest.view)
    #expect(guest.view.superview === far.view)
    let cell = UIView()
    home.one.view.addSubview(cell)
    cell.addSubview(room.view)
    home.one.addChild(room)
    #expect(room.parent === home.one && room.view.window === home.phone.window)
  }

  @Test("V1163 a view of two controllers stops, unless the first has let go of it")
  func shared() async {
    let shared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (room, guest) = (Room(), Guest())
        guest.view = room.view
      }
    }
    #expect(said(shared).contains("the view of Room can't be that of Guest, too: set its to nil before"))
    let (room, guest) = (Room(), Guest())
    let view: UIView? = room.view
    room.view = nil
    guest.view = view
    guest.view = view
    #expect(view?.next === guest)
  }
}
