import Testing

@testable import ReplayCLI

struct WrappedTextTests {
  private let block = """
    raised-tab-bar/press differs, first in frame 1 (0 ms)
      The touch at 195,749 went to home/list/row14 instead of home/tabBar/centerButton.
    - 1  0      window               hit              home/tabBar/centerButton, answered by tabBar
    + 1  0      window               hit              home/list/row14
      Why: tabBar is in front but the point is 12 pt above its bounds 0,0 390x83 (H9), so it was not asked.
           The golden's hit was tabBar's own answer; it gives none now.
      All: replay explain recordings/raised-tab-bar/press-raised-part-with-a-long-name.touchlog

    """

  @Test func `sentences are broken between words, below their beginnings; lines and commands are not`() {
    #expect(
      WrappedText.of(block, columns: 60) == """
        raised-tab-bar/press differs, first in frame 1 (0 ms)
          The touch at 195,749 went to home/list/row14 instead of
          home/tabBar/centerButton.
        - 1  0      window               hit              home/tabBar/centerButton, answered by tabBar
        + 1  0      window               hit              home/list/row14
          Why: tabBar is in front but the point is 12 pt above its
               bounds 0,0 390x83 (H9), so it was not asked.
               The golden's hit was tabBar's own answer; it gives
               none now.
          All: replay explain recordings/raised-tab-bar/press-raised-part-with-a-long-name.touchlog

        """)
  }

  @Test func `a table that doesn't fit has narrow gaps, and what goes on stands under its first word`() {
    let walk = """
      window ✓ > cube ✓                       asked front to back:
        face3 - not asked, face6 in front of it was hit     H14
      why not    face3 was not asked, cube/face6 in front of it was hit (H14).

      """
    #expect(
      WrappedText.of(walk, columns: 54) == """
        window ✓ > cube ✓  asked front to back:
          face3 - not asked, face6 in front of it was hit  H14
        why not    face3 was not asked, cube/face6 in front of
                   it was hit (H14).

        """)
    #expect(
      WrappedText.of("2  80     list   hands it on: it lifted without having moved far (S6)", columns: 50)
        == "2  80  list  hands it on: it lifted without having\n  moved far (S6)")
  }

  @Test func `what stands behind a label goes on behind it`() {
    let facts = "x 123, y 33, time 44, control 9, fingers 2, force 81"
    #expect(
      WrappedText.of(facts, behind: "columns   ", columns: 40)
        == "columns   x 123, y 33, time 44, control\n          9, fingers 2, force 81")
    #expect(WrappedText.of(facts, behind: "columns   ", columns: nil) == "columns   " + facts)
  }

  @Test func `without a terminal, and in one that is very narrow, nothing is broken`() {
    #expect(WrappedText.of(block, columns: nil) == block)
    #expect(WrappedText.of(block, columns: 20) == block)
  }

  @Test func `a word that is longer than a line stands alone, and nothing is lost`() {
    let long = String(repeating: "x", count: 50)
    #expect(WrappedText.of("it is \(long) and more", columns: 40) == "it is\n  \(long)\n  and more")
    #expect(WrappedText.of("", columns: 80) == "")
  }
}
