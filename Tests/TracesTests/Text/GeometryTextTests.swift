import Testing
import Traces

@Suite struct GeometryTextTests {
  @Test func `points and rectangles read as people write them`() {
    #expect("\(Point(x: 195, y: 749.5))" == "195,749.5")
    #expect("\(Rect(x: -0.0004, y: 10, width: 390, height: 83.33333))" == "0,10 390x83.333")
  }
}
