#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Texts that are typed into.
    mutating func addTexts() {
      add(
        UITextField.self,
        [
          "text": \.text, "attributedText": \.attributedText, "placeholder": \.placeholder,
          "attributedPlaceholder": \.attributedPlaceholder, "font": \.font, "textColor": \.textColor,
          "textAlignment": \.textAlignment, "borderStyle": \.borderStyle, "delegate": \.delegate,
          "editing": \.isEditing, "selectedTextRange": \.selectedTextRange, "markedTextRange": \.markedTextRange,
          "secureTextEntry": \.isSecureTextEntry, "keyboardType": \.keyboardType,
          "returnKeyType": \.returnKeyType, "leftView": \.leftView, "rightView": \.rightView,
          "leftViewMode": \.leftViewMode, "rightViewMode": \.rightViewMode, "clearButtonMode": \.clearButtonMode,
          "inputView": \.inputView, "inputAccessoryView": \.inputAccessoryView, "background": \.background,
        ])
      add(
        UITextView.self,
        [
          "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
          "textAlignment": \.textAlignment, "delegate": \.delegate, "editable": \.isEditable,
          "selectable": \.isSelectable, "selectedRange": \.selectedRange,
          "selectedTextRange": \.selectedTextRange, "markedTextRange": \.markedTextRange,
          "textContainerInset": \.textContainerInset, "keyboardType": \.keyboardType,
          "returnKeyType": \.returnKeyType, "secureTextEntry": \.isSecureTextEntry, "inputView": \.inputView,
          "inputAccessoryView": \.inputAccessoryView,
        ])
      add(
        UISearchBar.self,
        [
          "text": \.text, "placeholder": \.placeholder, "prompt": \.prompt, "delegate": \.delegate,
          "showsCancelButton": \.showsCancelButton, "showsScopeBar": \.showsScopeBar,
          "showsBookmarkButton": \.showsBookmarkButton, "scopeButtonTitles": \.scopeButtonTitles,
          "selectedScopeButtonIndex": \.selectedScopeButtonIndex, "searchTextField": \.searchTextField,
          "barTintColor": \.barTintColor,
        ])
    }
  }
#endif
