/// What editing makes of one row, as its table knows from data source and delegate.
struct RowEditing: Equatable {
  /// What stands before the content.
  enum Control { case delete, insert, selectionMark }

  var control: Control?
  /// Whether the content makes room for the control, and where there is none, as if there were one.
  var indents = false
  /// Whether a finger may take the row elsewhere.
  var isReordered = false

  var style: UITableViewCell.EditingStyle {
    switch control {
    case .delete: .delete
    case .insert: .insert
    case .selectionMark, nil: .none
    }
  }
}
