import Foundation
import HeadlessUIKit
import Testing

/// Rules K120 and K121: controls that rules place, and that get another content after their first layout.
@MainActor struct MeasuredAnewTests {
  private func place(_ control: UIControl, on phone: Phone) {
    control.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(control)
    NSLayoutConstraint.activate([
      control.centerXAnchor.constraint(equalTo: phone.window.centerXAnchor),
      control.topAnchor.constraint(equalTo: phone.window.topAnchor, constant: 20),
    ])
    phone.window.layoutIfNeeded()
  }

  @Test("K120 a page control that gets its pages after the first layout takes fingers on its dots")
  func pages() {
    let (phone, pages) = (Phone(), UIPageControl())
    place(pages, on: phone)
    #expect(pages.bounds.width == 0)
    pages.numberOfPages = 5
    phone.window.layoutIfNeeded()
    #expect(pages.bounds.size == pages.size(forNumberOfPages: 5))
    phone.tap(at: (130, 33))
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 2
    phone.window.layoutIfNeeded()
    #expect(pages.bounds.size == pages.size(forNumberOfPages: 2))
  }

  @Test("K120 a segmented control is as wide as its segments, titles, images and widths make it by then")
  func segments() {
    let (phone, control) = (Phone(), UISegmentedControl())
    place(control, on: phone)
    #expect(control.bounds.width == 0)
    func grows(_ change: () -> Void) -> Bool {
      let old = control.bounds.width
      change()
      phone.window.layoutIfNeeded()
      return control.bounds.width > old && control.bounds.width == control.intrinsicContentSize.width
    }
    #expect(grows { control.insertSegment(withTitle: "a", at: 0, animated: false) })
    #expect(grows { control.insertSegment(withTitle: "b", at: 1, animated: false) })
    #expect(grows { control.setTitle("longer", forSegmentAt: 1) })
    #expect(grows { control.setImage(UIImage(size: CGSize(width: 70, height: 10)), forSegmentAt: 1) })
    #expect(grows { control.setWidth(99, forSegmentAt: 0) })
    control.removeAllSegments()
    phone.window.layoutIfNeeded()
    #expect(control.bounds.width == 0)
  }

  @Test("K121 a button is as large as the font of its label makes it by then, and the label with it")
  func font() throws {
    let (phone, button) = (Phone(), UIButton(type: .system))
    button.setTitle("Hello", for: .normal)
    place(button, on: phone)
    let (old, label) = (button.bounds.size, try #require(button.titleLabel))
    label.font = .systemFont(ofSize: 40)
    phone.window.layoutIfNeeded()
    #expect(button.bounds.size == button.intrinsicContentSize && button.bounds.height > old.height)
    #expect(label.bounds.width > old.width)
    label.font = .systemFont(ofSize: 15)
    phone.window.layoutIfNeeded()
    #expect(button.bounds.size == old)
  }

  /// Has its label's lines set whenever it is laid out, as many do.
  private final class Lined: UIButton {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      titleLabel?.numberOfLines = 0
    }
  }

  @Test("K121 what a layout does to the label is no reason for another, nor is another state")
  func inLayout() {
    let (phone, button) = (Phone(), Lined())
    button.setTitle("Hello", for: .normal)
    place(button, on: phone)
    for _ in 1...5 { phone.application.endTurn() }
    button.layouts = 0
    button.setNeedsLayout()
    for _ in 1...5 { phone.application.endTurn() }
    #expect(button.layouts == 1)
    let size = button.bounds
    button.isHighlighted = true
    for _ in 1...5 { phone.application.endTurn() }
    #expect(button.layouts == 2 && button.bounds == size)
  }
}
