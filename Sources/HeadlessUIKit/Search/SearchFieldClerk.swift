import Foundation

/// The field's delegate, which asks and tells the bar's.
@MainActor final class SearchFieldClerk: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.barDelegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.editingDidTurn(true)
    bar.controller?.editingBegan()
    bar.barDelegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.barDelegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.editingDidTurn(false)
    bar.barDelegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { bar.barDelegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.barDelegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
