import Foundation
import HeadlessUIKit
import Testing

/// Rule V1164: where the view of a preview is.
@MainActor struct PreviewPlaceTests {
  @Test("V1164 a preview of a view that is in no window stops, and so does a target there")
  func outside() async {
    let preview = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITargetedPreview(view: UILabel()) }
    }
    #expect(said(preview).contains("a preview of UILabel, which is in no window"))
    let target = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIPreviewTarget(container: UILabel(), center: .zero) }
    }
    #expect(said(target).contains("a preview's target is in UILabel, which is in no window"))
  }

  @Test("V1164 with a target beside it the view may be anywhere")
  func beside() {
    let phone = Phone()
    let target = UIPreviewTarget(container: phone.window, center: CGPoint(x: 3, y: 4))
    let preview = UITargetedPreview(view: UILabel(), parameters: UIPreviewParameters(), target: target)
    #expect(preview.target.container === phone.window && preview.view.window == nil)
    let pad = phone.pad("pad", (10, 10, 20, 20))
    #expect(UITargetedPreview(view: pad).target.center == CGPoint(x: 20, y: 20))
  }
}
