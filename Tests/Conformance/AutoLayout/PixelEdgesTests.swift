import Foundation
import HeadlessUIKit
import Testing

/// Rule W128: edges on pixels.
@MainActor struct PixelEdgesTests {
  /// A view with a content so high.
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 65.0 / 3) }
  }

  @Test("W128 constraints place edges on pixels, halves further down, and leave lengths of whole pixels alone")
  func middle() {
    let phone = Phone.forGestures()
    withExtendedLifetime(phone) {
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 72))
      phone.window.addSubview(row)
      let view = Content()
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        view.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 0.1),
      ])
      phone.window.layoutIfNeeded()
      let scale = phone.window.screen.scale
      let top = ((36 - 65.0 / 6) * scale + 0.501).rounded(.down) / scale
      let bottom = ((36 + 65.0 / 6) * scale + 0.501).rounded(.down) / scale
      #expect(abs(view.frame.minY - top) < 0.001 && abs(view.frame.maxY - bottom) < 0.001)
      #expect(view.frame.minX == 0)
      if scale == 3 { #expect(abs(view.frame.minY - 76.0 / 3) < 0.001) }
    }
  }

  @Test("W128 frames that code and autoresizing masks say stay between pixels")
  func byFrame() {
    let phone = Phone.forGestures()
    withExtendedLifetime(phone) {
      let row = UIView(frame: CGRect(x: 0.125, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0.25, y: 0.125, width: 50.125, height: 50))
      inner.autoresizingMask = .flexibleWidth
      row.addSubview(inner)
      phone.window.addSubview(row)
      phone.window.layoutIfNeeded()
      row.frame.size.width = 100.125
      phone.window.layoutIfNeeded()
      #expect(row.frame == CGRect(x: 0.125, y: 0, width: 100.125, height: 100))
      #expect(inner.frame == CGRect(x: 0.25, y: 0.125, width: 50.25, height: 50))
    }
  }
}
