import Foundation
import HeadlessUIKit
import Testing

/// Rules K36, K37 and K39: what controls make of their parts, and how large they are.
@MainActor struct ControlPartsTests {
  @Test("K36 a segmented control is laid out when another segment is selected, and when what one shows changes")
  func segments() {
    final class Underlined: UISegmentedControl {
      var underline: CGFloat = -1
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        underline = bounds.width / CGFloat(numberOfSegments) * CGFloat(selectedSegmentIndex)
      }
    }
    let phone = Phone.forGestures()
    let control = Underlined(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
    control.selectedSegmentIndex = 0
    phone.window.addSubview(control)
    phone.tap(at: (75, 16))
    phone.application.endTurn()
    #expect(control.underline == 50)
    control.selectedSegmentIndex = 2
    phone.application.endTurn()
    #expect(control.underline == 100)
    let before = control.layouts
    control.selectedSegmentIndex = 2
    phone.application.endTurn()
    #expect(control.layouts == before)
    control.setTitle("longer", forSegmentAt: 1)
    phone.application.endTurn()
    #expect(control.layouts == before + 1)
  }

  @Test("K39 a progress view that is made with a style has its height, and takes any width")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.frame.height == 4 && bar.frame.width > 0)
    bar.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
    #expect(bar.frame.size == CGSize(width: 70, height: 4))
    bar.sizeToFit()
    #expect(bar.frame.size == CGSize(width: 70, height: 4))
  }

  @Test("K39 the height of a progress view's frame is not taken, that of constraints is")
  func progressHeight() {
    let (phone, bar) = (Phone.forGestures(), UIProgressView(frame: CGRect(x: 5, y: 6, width: 100, height: 50)))
    #expect(bar.frame == CGRect(x: 5, y: 6, width: 100, height: 4))
    bar.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(bar)
    bar.heightAnchor.constraint(equalToConstant: 10).isActive = true
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 10)
  }

  @Test("K70 a stepper's limit that passes the other one takes it along, and with both equal it stays (ours)")
  func limits() {
    let (phone, stepper) = (Phone.forGestures(), UIStepper())
    stepper.minimumValue = 150
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (150, 150, 150))
    stepper.maximumValue = -1
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (-1, -1, -1))
    phone.window.addSubview(stepper)
    for x in [10.0, 60] { phone.tap(at: (x, 10)) }
    #expect(stepper.value == -1)
  }

  @Test("K39 a date picker has the size of its style from the start, also as the input view of a field")
  func dates() {
    let (phone, picker) = (Phone.forGestures(), UIDatePicker())
    #expect(picker.bounds.size == picker.intrinsicContentSize)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    let given = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    given.preferredDatePickerStyle = .wheels
    #expect(given.frame.size == CGSize(width: 100, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    field.inputView = picker
    phone.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    phone.application.endTurn()
    #expect(picker.bounds.height == 216)
  }

  @Test("K39 what has a size of its own fits with it into any room")
  func fitting() {
    let (picker, wheels) = (UIDatePicker(), UIDatePicker())
    wheels.preferredDatePickerStyle = .wheels
    for view in [picker, wheels, UIColorWell(), UIActivityIndicatorView(frame: .zero)] {
      #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize && view.intrinsicContentSize.width > 0)
      view.sizeToFit()
      #expect(view.bounds.size == view.intrinsicContentSize)
    }
  }

  @Test("K34 where a finger lifts is a slider's last value, also where no move went before")
  func liftedElsewhere() {
    let phone = Phone.forGestures()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    phone.window.addSubview(slider)
    phone.down(1, at: (20, 10))
    phone.report(FingerStep(finger: 1, phase: .ended, place: CGPoint(x: 45, y: 10)))
    #expect(abs(slider.value - 0.25) < 1e-6)
  }

  @Test("K37 a slider's knob is as large as its image, and a finger takes hold anywhere on it")
  func knob() {
    let phone = Phone.forGestures()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    phone.window.addSubview(slider)
    phone.drag(from: (50, 30), to: (100, 30))
    #expect(slider.value == 0, "beside the usual knob")
    slider.setThumbImage(UIImage(size: CGSize(width: 60, height: 60)), for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(thumb(0) == CGRect(x: 0, y: 0, width: 60, height: 60) && thumb(1).minX == 140)
    #expect(slider.intrinsicContentSize.height == 60 && slider.sizeThatFits(.zero).height == 60)
    phone.drag(from: (50, 30), to: (120, 30))
    #expect(slider.value == 0.5)
    slider.setThumbImage(UIImage(size: CGSize(width: 20, height: 20)), for: .highlighted)
    slider.isHighlighted = true
    #expect(thumb(0).width == 20)
  }

  @Test("K55 a segment has a title or an image, the one that was set last")
  func content() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.setImage(UIImage(size: CGSize(width: 9, height: 9)), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) != nil)
    control.setTitle("c", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "c" && control.imageForSegment(at: 0) == nil)
  }
}
