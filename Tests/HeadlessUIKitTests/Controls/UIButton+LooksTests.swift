import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIButtonLooksTests {
  @Test func `what was not set for a state is that of the normal one`() {
    let button = UIButton(type: .system)
    let (large, small) = (UIImage.SymbolConfiguration(pointSize: 30), UIImage.SymbolConfiguration(pointSize: 10))
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(small, forImageIn: .selected)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == large)
    #expect(button.currentPreferredSymbolConfiguration == large)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == small)
    let title = NSAttributedString(string: "Send", attributes: [.underlineStyle: 1])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.currentAttributedTitle == title && button.title(for: .normal) == "Send")
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleShadowColor(for: .disabled) == .red)
  }

  @Test func `segments, switches and progress keep their looks`() {
    let segments = UISegmentedControl(items: ["a", UIAction(title: "b", identifier: .init("second")) { _ in }])
    segments.setTitleTextAttributes([.kern: 2], for: .selected)
    segments.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(segments.titleTextAttributes(for: .normal) == nil)
    #expect(
      segments.contentOffsetForSegment(at: 1).height == 2
        && segments.segmentIndex(identifiedBy: .init("second")) == 1)
    #expect(segments.segmentIndex(identifiedBy: .init("third")) == NSNotFound)
    let view = UIProgressView()
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
  }
}
