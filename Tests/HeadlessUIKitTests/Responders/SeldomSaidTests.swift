import Testing

@testable import HeadlessUIKit

@MainActor struct SeldomSaidTests {
  @Test func `what is said of one responder is said of no other`() {
    let (one, other) = (UIView(), UIView())
    one.accessibilityLabel = "Send"
    one.accessibilityTraits = .button
    one.accessibilityUserInputLabels = ["Send", "Post"]
    #expect(one.accessibilityLabel == "Send")
    #expect(one.accessibilityTraits == .button)
    #expect(one.accessibilityUserInputLabels == ["Send", "Post"])
    #expect(other.accessibilityLabel == nil)
    #expect(other.accessibilityTraits == .none)
    #expect(other.accessibilityUserInputLabels == [])
    #expect(other.accessibilityRespondsToUserInteraction)
  }
}
