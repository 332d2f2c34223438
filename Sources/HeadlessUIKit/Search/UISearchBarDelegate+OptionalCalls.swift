import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UISearchBarDelegate {
  /// For `searchBarShouldBeginEditing?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarShouldBeginEditing: UISearchBarDelegateCalls.SearchBarShouldBeginEditing? {
    .init(delegate: self)
  }
  /// For `searchBarTextDidBeginEditing?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarTextDidBeginEditing: UISearchBarDelegateCalls.SearchBarTextDidBeginEditing? {
    .init(delegate: self)
  }
  /// For `searchBarShouldEndEditing?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarShouldEndEditing: UISearchBarDelegateCalls.SearchBarShouldEndEditing? {
    .init(delegate: self)
  }
  /// For `searchBarTextDidEndEditing?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarTextDidEndEditing: UISearchBarDelegateCalls.SearchBarTextDidEndEditing? {
    .init(delegate: self)
  }
  /// For `searchBar?(…)`: always there; it answers nil where the delegate has none.
  public var searchBar: UISearchBarDelegateCalls.SearchBar? { .init(delegate: self) }
  /// For `searchBarSearchButtonClicked?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarSearchButtonClicked: UISearchBarDelegateCalls.SearchBarSearchButtonClicked? {
    .init(delegate: self)
  }
  /// For `searchBarCancelButtonClicked?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarCancelButtonClicked: UISearchBarDelegateCalls.SearchBarCancelButtonClicked? {
    .init(delegate: self)
  }
  /// For `searchBarBookmarkButtonClicked?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarBookmarkButtonClicked: UISearchBarDelegateCalls.SearchBarBookmarkButtonClicked? {
    .init(delegate: self)
  }
  /// For `searchBarResultsListButtonClicked?(…)`: always there; it answers nil where the delegate has none.
  public var searchBarResultsListButtonClicked: UISearchBarDelegateCalls.SearchBarResultsListButtonClicked? {
    .init(delegate: self)
  }
}

/// What `UISearchBarDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
public enum UISearchBarDelegateCalls {
  /// Calls `searchBarShouldBeginEditing`.
  @preconcurrency @MainActor
  public struct SearchBarShouldBeginEditing {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.searchBarShouldBeginEditing(searchBar) }
    }
  }

  /// Calls `searchBarTextDidBeginEditing`.
  @preconcurrency @MainActor
  public struct SearchBarTextDidBeginEditing {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) {
      delegate.searchBarTextDidBeginEditing(searchBar)
    }
  }

  /// Calls `searchBarShouldEndEditing`.
  @preconcurrency @MainActor
  public struct SearchBarShouldEndEditing {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.searchBarShouldEndEditing(searchBar) }
    }
  }

  /// Calls `searchBarTextDidEndEditing`.
  @preconcurrency @MainActor
  public struct SearchBarTextDidEndEditing {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) {
      delegate.searchBarTextDidEndEditing(searchBar)
    }
  }

  /// Calls `searchBar`.
  @preconcurrency @MainActor
  public struct SearchBar {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
      delegate.searchBar(searchBar, textDidChange: searchText)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }

  /// Calls `searchBarSearchButtonClicked`.
  @preconcurrency @MainActor
  public struct SearchBarSearchButtonClicked {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) {
      delegate.searchBarSearchButtonClicked(searchBar)
    }
  }

  /// Calls `searchBarCancelButtonClicked`.
  @preconcurrency @MainActor
  public struct SearchBarCancelButtonClicked {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) {
      delegate.searchBarCancelButtonClicked(searchBar)
    }
  }

  /// Calls `searchBarBookmarkButtonClicked`.
  @preconcurrency @MainActor
  public struct SearchBarBookmarkButtonClicked {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) {
      delegate.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  /// Calls `searchBarResultsListButtonClicked`.
  @preconcurrency @MainActor
  public struct SearchBarResultsListButtonClicked {
    let delegate: any UISearchBarDelegate

    /// As the delegate does it.
    public func callAsFunction(_ searchBar: UISearchBar) {
      delegate.searchBarResultsListButtonClicked(searchBar)
    }
  }
}
