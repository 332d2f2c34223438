import Testing
import TouchInterchange

@Suite struct ImportOptionsTests {
  @Test func `a range prints as it reads`() {
    for text in ["0..1079,0..1919", "-1.5..2,0..0.5"] { #expect(AxisRange(text)?.description == text) }
  }

  @Test(arguments: ["", "0..1", "1..0,0..1", "0..0,0..1", "0..nan,0..1", "0..1,0..1,0..1", "-1e308..1e308,0..1"])
  func `what is no range is refused`(text: String) {
    #expect(AxisRange(text) == nil)
  }
}
