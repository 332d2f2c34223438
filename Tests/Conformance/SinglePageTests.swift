import HeadlessUIKit
import Testing

/// Rule V715: page controls that hide themselves.
@MainActor @Suite("V: page controls of a single page") struct SinglePageTests {
  @Test("V715 a page control that hides for a single page is hidden with one page or none, and shows with more")
  func single() {
    let control = UIPageControl()
    #expect(control.autoresizingMask == .flexibleWidth && !control.isHidden)
    control.hidesForSinglePage = true
    #expect(control.isHidden)
    control.numberOfPages = 3
    #expect(!control.isHidden)
    control.isHidden = true
    control.numberOfPages = 2
    #expect(!control.isHidden)
    control.numberOfPages = 1
    #expect(control.isHidden)
    control.hidesForSinglePage = false
    #expect(!control.isHidden)
  }
}
