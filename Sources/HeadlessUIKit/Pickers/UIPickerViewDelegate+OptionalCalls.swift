import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIPickerViewDelegate {
  /// For `pickerView?(…)`: always there; it answers nil where the delegate has none.
  public var pickerView: UIPickerViewDelegateCalls.PickerView? { .init(delegate: self) }
}

/// What `UIPickerViewDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
public enum UIPickerViewDelegateCalls {
  /// Calls `pickerView`.
  @preconcurrency @MainActor
  public struct PickerView {
    let delegate: any UIPickerViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat! {
      DefaultAnswers.ask(delegate) { delegate.pickerView(pickerView, widthForComponent: component) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat! {
      DefaultAnswers.ask(delegate) { delegate.pickerView(pickerView, rowHeightForComponent: component) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    {
      delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView! {
      DefaultAnswers.ask(delegate) {
        delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}
