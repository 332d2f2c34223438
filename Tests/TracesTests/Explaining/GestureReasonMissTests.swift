import Testing
import Traces

@Suite struct GestureReasonMissTests {
  @Test(arguments: [
    (GestureReason.moved(9, needs: 10), "1 pt short"), (.swiped(49, needs: 50), "1 pt short"),
    (.swiped(-20, needs: 50), "70 pt short"), (.swipedLate(36.25, needs: 50, within: 0.5), "13.75 pt short"),
    (.spread(7, needs: 8), "1 pt short"), (.turned(0.09, needs: 0.1), "0.57° short"),
    (.lifted(after: 0.4, needs: 0.5), "0.1 s short"), (.tooFewFingers(1, needs: 2), "1 finger missing"),
    (.tooManyFingers(3, allows: 1), "2 fingers too many"), (.movedTooFar(46, allows: 45), "1 pt too far"),
    (.strayed(60, allows: 50), "10 pt too far"), (.awayFromEdge(14, allows: 13), "1 pt too far"),
  ])
  func `a threshold that was missed says by how much`(reason: GestureReason, text: String) {
    #expect(reason.miss?.description == text)
  }

  @Test(arguments: [
    GestureReason.moved(10, needs: 10), .turned(0.1, needs: 0.1), .awayFromEdge(.infinity, allows: 13),
    .prevented(by: "pan"), .tapped(times: 1), .cancelledTouches,
  ])
  func `what was reached, or has no measure, was not missed`(reason: GestureReason) {
    #expect(reason.miss == nil)
  }
}
