import Foundation
import HeadlessUIKit
import Testing

/// Rules V351, V353 and V354: drawing off the main actor, and what texts and announcements keep and tell.
@MainActor struct DrawingElsewhereTests {
  @Test("V351 each thread has drawing contexts of its own, and makes images of them")
  func threads() async {
    let made = await Task.detached { () -> (UIImage, UIImage?, Bool, Bool) in
      let isFree = UIGraphicsGetCurrentContext() == nil
      var hadContext = false
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40), format: format).image { context in
        hadContext = UIGraphicsGetCurrentContext() === context.cgContext
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      }
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 8), true, 0)
      let other = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      return (image, other, isFree, hadContext && UIGraphicsGetCurrentContext() == nil)
    }.value
    #expect(made.0.size == CGSize(width: 30, height: 40) && made.0.scale == 2)
    #expect(made.1?.size == CGSize(width: 7, height: 8) && made.2 && made.3)
  }

  /// As applications write it that know better than their callers.
  private final class CodeField: UITextField {
    override var smartDashesType: UITextSmartDashesType {
      get { .no }
      set {}
    }
    override var passwordRules: UITextInputPasswordRules? {
      get { nil }
      set {}
    }
  }

  private final class Notes: UITextView {
    var changes = 0
    override var keyboardAppearance: UIKeyboardAppearance { didSet { changes += 1 } }
    override var textContentType: UITextContentType! {
      get { .name }
      set {}
    }
  }

  @Test("V353 a text keeps what it says of its keyboard, and a class may say it")
  func keyboards() {
    let view = Notes()
    view.keyboardAppearance = .dark
    view.spellCheckingType = .no
    view.enablesReturnKeyAutomatically = true
    view.textContentType = .password
    #expect(view.keyboardAppearance == .dark && view.changes == 1 && view.spellCheckingType == .no)
    #expect(view.enablesReturnKeyAutomatically && view.textContentType == .name)
    let field: any UITextInputTraits = CodeField()
    field.smartDashesType = .yes
    field.smartQuotesType = .no
    #expect(field.smartDashesType == .no && field.smartQuotesType == .no)
    final class TopBar: UINavigationBar {
      override var barPosition: UIBarPosition { .topAttached }
    }
    let bar: any UIBarPositioning = TopBar()
    #expect(bar.barPosition == .topAttached && UINavigationBar().barPosition == .top)
  }

  @Test("V354 what is announced by a type of its own is told as what is posted")
  func announcements() {
    let phone = Phone()
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.LayoutChanged(nil).post()
    #expect(phone.decisions.contains { $0.contains("accessibility announcement Saved") })
    #expect(phone.decisions.contains { $0.contains("accessibility layoutChanged") })
  }
}
