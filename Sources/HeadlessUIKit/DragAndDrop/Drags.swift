import Foundation

/// The drags that an application's fingers have in hand, in the order in which they lifted.
@MainActor final class Drags {
  private(set) var live: [Drag] = []
  private unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  func add(_ drag: Drag) { live.append(drag) }
  func remove(_ drag: Drag) { live.removeAll { $0 === drag } }

  /// An event was delivered: drags whose finger did something go on at the end of the turn, after recognizers have
  /// acted.
  func hear(of fingers: [UITouch]) {
    for drag in live {
      if drag.hear(of: fingers) { application.runAtEndOfTurn { drag.goOn() } }
    }
  }

  /// The system takes all fingers away.
  func cancelAll() {
    for drag in live {
      drag.loseFinger()
      application.runAtEndOfTurn { drag.goOn() }
    }
  }
}

extension UIApplication {
  /// Made by the first finger that lifts something.
  var ownDrags: Drags {
    if let drags { return drags }
    let new = Drags(of: self)
    drags = new
    return new
  }
}
