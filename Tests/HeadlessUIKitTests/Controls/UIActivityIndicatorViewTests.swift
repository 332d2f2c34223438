import HeadlessUIKit
import Testing

@MainActor struct UIActivityIndicatorViewTests {
  @Test func `a subclass overrides how it is made with a style, and with a frame`() {
    UIApplication.start(UIApplication())
    final class Spinner: UIActivityIndicatorView {
      private(set) var isSetUp = false
      override init(style: Style) {
        super.init(style: style)
        isSetUp = true
      }
      override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
      }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let spinner = Spinner(frame: frame)
    #expect(spinner.isSetUp && spinner.frame == frame && spinner.style == .medium)
    #expect(spinner.isHidden && !spinner.isAnimating)
    #expect(Spinner(style: .large).isSetUp && UIActivityIndicatorView(style: .large).frame.width == 37)
  }
}
