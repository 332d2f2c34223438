import Testing
import Traces

struct CountedTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (41_207, "41,207"), (-1_234_567, "-1,234,567")])
  func `numbers are grouped by thousands`(number: Int, text: String) {
    #expect(Counted.grouped(number) == text)
  }

  @Test func `a number of things has their noun`() {
    #expect(Counted.text(1, "frame") == "1 frame")
    #expect(Counted.text(41_207, "sample") == "41,207 samples")
    #expect(Counted.text(2, "press", "presses") == "2 presses")
  }
}
