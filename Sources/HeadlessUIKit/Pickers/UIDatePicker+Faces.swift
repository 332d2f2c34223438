import Foundation

// What a date picker is made of by its style, and what fingers do to it.
extension UIDatePicker {
  var reckoning: DateReckoning {
    if datePickerMode == .countDownTimer {
      return .ofDurations(in: locale ?? UsualReckoning.locale, step: minuteInterval)
    }
    var counting = calendar ?? UsualReckoning.calendar
    if let timeZone { counting.timeZone = timeZone }
    if let locale { counting.locale = locale }
    return DateReckoning(
      calendar: counting, locale: locale ?? UsualReckoning.locale, minimum: minimumDate, maximum: maximumDate,
      step: minuteInterval)
  }

  /// Durations stand as dates from the reference date on.
  private var shownDate: Date {
    datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: countDownDuration) : date
  }

  /// Shows the date in everything that shows it.
  func showDate(animated: Bool) {
    face?.show(shownDate, animated: animated)
    editor?.face.show(shownDate, animated: animated)
  }

  func showLimits() {
    face?.limit(by: reckoning)
    editor?.face.limit(by: reckoning)
  }

  /// Another mode or calendar: what shows the date is made anew with the next layout.
  func makeAnew() {
    close()
    guard let face else { return }
    self.face = nil
    face.removeFromSuperview()
    setNeedsLayout()
  }

  func putFace() {
    guard face == nil else { return }
    let face: any DateFace =
      switch (datePickerStyle, datePickerMode) {
      case (.wheels, _), (_, .countDownTimer), (_, .yearAndMonth), (.inline, .time): makeWheels(datePickerMode)
      case (.inline, _): InlineDates(of: self)
      default: CompactDates(of: self)
      }
    self.face = face
    face.frame = bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    face.isUserInteractionEnabled = isEnabled
    insertSubview(face, at: 0)
    face.show(shownDate, animated: false)
  }

  func makeWheels(_ mode: Mode) -> DateWheels {
    let wheels = DateWheels(mode, by: reckoning)
    wheels.turned = { [weak self] in self?.choose($0) }
    return wheels
  }

  // MARK: Editing

  /// Takes away what edits the date, where that is open.
  func close() {
    guard let editor, !editor.isBeingDismissed else { return }
    editor.presentingViewController?.dismiss(animated: false)
  }

  /// Opens what edits the date beside the button that was pressed.
  func edit(_ face: any DateFace, about button: UIView) {
    let chain = sequence(first: self as UIResponder, next: \.next)
    guard editor == nil,
      let presenter = chain.lazy.compactMap({ $0 as? UIViewController }).first ?? window?.rootViewController
    else { return }
    let size = face is MonthGrid ? InlineDates.Size.month : UIPickerView.Metrics.size
    let editor = DateEditor(face, size: size, about: button) { [weak self] in
      guard let self else { return }
      self.editor = nil
      send(.editingDidEnd, with: nil)
    }
    face.show(date, animated: false)
    presenter.present(editor, animated: true)
    guard editor.presentingViewController != nil else { return }
    self.editor = editor
    send(.editingDidBegin, with: nil)
  }

  /// A finger has chosen a date.
  func choose(_ chosen: Date) {
    guard datePickerMode == .countDownTimer else {
      let old = date
      setDate(chosen, animated: true)
      if date != old { sendValue(from: .text(old.ISO8601Format()), to: .text(date.ISO8601Format()), with: nil) }
      return
    }
    let old = countDownDuration
    keep(duration: max(chosen.timeIntervalSinceReferenceDate, TimeInterval(minuteInterval) * 60))
    showDate(animated: true)
    if countDownDuration != old { sendValue(from: .number(old), to: .number(countDownDuration), with: nil) }
  }
}

extension UIDatePicker: MonthKeeper {
  func canChoose(_ day: Date, by reckoning: DateReckoning) -> Bool { true }
  func hasChosen(_ day: Date, by reckoning: DateReckoning) -> Bool {
    reckoning.calendar.isDate(day, inSameDayAs: date)
  }
  func mark(below day: Date, by reckoning: DateReckoning) -> UIView? { nil }
  func turned(to month: Date) {}
  func taps(_ day: Date) {
    let reckoning = reckoning
    if !hasChosen(day, by: reckoning), let date = reckoning.date(on: day, atTimeOf: date) { choose(date) }
  }
}
