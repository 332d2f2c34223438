import Testing

@testable import Goldens

@Suite struct StringEndingTests {
  @Test func `what stands before the ending is left, to the last letter`() {
    #expect("tap.touchlog".without(ending: ".touchlog") == "tap")
    #expect("ä👍🏽.golden".without(ending: ".golden") == "ä👍🏽")
    #expect(".golden".without(ending: ".golden") == "")
  }

  @Test func `another ending is none`() {
    #expect("tap.golden".without(ending: ".touchlog") == nil)
    #expect("golden".without(ending: ".golden") == nil)
    #expect("tap.golden\u{301}".without(ending: ".golden") == nil)
  }
}
