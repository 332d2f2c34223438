import HeadlessUIKit
import Testing

/// That it compiles is the test: nothing but HeadlessUIKit is imported, as code imports UIKit alone.
@MainActor struct ExportsTests {
  @Test func `objects are observable, and Foundation is there, by that import alone`() {
    let model = Model()
    var changes = 0
    withObservationTracking {
      _ = model.place
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    model.place = CGPoint(x: 1, y: 2)
    #expect(changes == 1 && Date.distantPast < Date())
  }
}

@Observable private final class Model {
  var place = CGPoint.zero
}
