import Foundation
import HeadlessUIKit
import Testing

@MainActor struct KeptTextTraitsTests {
  /// Says nothing of quotes, as most that can be typed into.
  private final class Keys: UIView, UIKeyInput, UITextInputTraits {
    var hasText: Bool { false }
    var smartDashesType: UITextSmartDashesType = .no
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test func `fields, text views and search bars keep how they would be typed`() {
    for input in [UITextField(), UITextView(), UISearchBar()] as [any UITextInputTraits] {
      #expect(input.smartQuotesType == .default && input.passwordRules == nil)
      input.smartQuotesType = .no
      input.smartInsertDeleteType = .yes
      input.inlinePredictionType = .no
      input.writingToolsBehavior = .none
      input.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      #expect(input.smartQuotesType == .no && input.smartInsertDeleteType == .yes)
      #expect(input.inlinePredictionType == .no && input.writingToolsBehavior == .none)
      #expect(input.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    }
    let bar = UISearchBar()
    bar.smartDashesType = .yes
    #expect(bar.searchTextField.smartDashesType == .yes)
  }

  @Test func `a class of an application's own says what it wants to`() {
    let keys: any UITextInputTraits = Keys()
    #expect(keys.smartDashesType == .no && keys.smartQuotesType == .default)
  }
}
