import Foundation

/// The header or the footer of a section: what data source and delegate say of it.
struct SectionPart: Hashable, Comparable {
  enum Kind: Int { case header, footer }
  let section: Int
  let kind: Kind

  static func < (one: SectionPart, other: SectionPart) -> Bool {
    (one.section, one.kind.rawValue) < (other.section, other.kind.rawValue)
  }

  /// The same of another section.
  func of(_ section: Int) -> SectionPart { SectionPart(section: section, kind: kind) }

  @MainActor func title(in table: UITableView) -> String? {
    switch kind {
    case .header: table.tableSource?.tableView(table, titleForHeaderInSection: section)
    case .footer: table.tableSource?.tableView(table, titleForFooterInSection: section)
    }
  }

  /// What the delegate says itself, be it that there is no view for the section; nil where it has no such method.
  @MainActor func givenView(in table: UITableView) -> UIView?? {
    guard let delegate = table.tableDelegate else { return nil }
    return switch kind {
    case .header:
      DefaultAnswers.ask(delegate, method: "tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(table, viewForHeaderInSection: section)
      }
    case .footer:
      DefaultAnswers.ask(delegate, method: "tableView(_:viewForFooterInSection:)") {
        delegate.tableView(table, viewForFooterInSection: section)
      }
    }
  }

  /// The delegate's view, else one with the title, else none.
  @MainActor func view(in table: UITableView) -> UIView? {
    let given =
      switch kind {
      case .header: table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
      case .footer: table.tableDelegate?.tableView(table, viewForFooterInSection: section)
      }
    if let given { return given }
    guard let title = title(in: table) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    // In groups titles break their lines.
    if table.style != .plain { view.textLabel?.numberOfLines = 0 }
    return view
  }

  /// What the delegate or the table's property says; nil where the choice is the table's. In groups 0 of the
  /// delegate is no answer (V737): who wants no room says the least height that there is.
  @MainActor func height(in table: UITableView) -> CGFloat? {
    let own = ownHeight(of: table)
    let height =
      switch kind {
      case .header: table.tableDelegate?.tableView(table, heightForHeaderInSection: section) ?? own
      case .footer: table.tableDelegate?.tableView(table, heightForFooterInSection: section) ?? own
      }
    let counts = height != 0 || table.style == .plain ? height : own
    return counts == UITableView.automaticDimension ? nil : max(0, counts)
  }

  /// Whether that height is the table's, for the parts that are there.
  @MainActor func isOwn(_ height: CGFloat, of table: UITableView) -> Bool {
    table.style == .plain && height > 0 && height == ownHeight(of: table)
  }

  @MainActor private func ownHeight(of table: UITableView) -> CGFloat {
    switch kind {
    case .header: table.sectionHeaderHeight
    case .footer: table.sectionFooterHeight
    }
  }

  /// What a table chooses for a part without a title or a view.
  @MainActor func gap(in table: UITableView) -> CGFloat {
    if table.style == .plain { return 0 }
    return beginsGroups(of: table) ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
  }

  /// The first group stands lower than the others, whether it has a title or not (V1152).
  @MainActor func roomAboveTitle(of view: UIView, in table: UITableView) -> CGFloat {
    guard beginsGroups(of: table), type(of: view) == UITableViewHeaderFooterView.self,
      (view as? UITableViewHeaderFooterView)?.hasTitle == true
    else { return 0 }
    return TableMetrics.firstGroupedGap - TableMetrics.groupedGap
  }

  /// Whether it is the header above all groups. One of the table's own, however low, takes the room above them
  /// (V739).
  @MainActor private func beginsGroups(of table: UITableView) -> Bool {
    table.style != .plain && kind == .header && section == 0 && (table.tableHeaderView?.frame.height ?? 0) <= 0
  }

  @MainActor func tellWillDisplay(_ view: UIView, in table: UITableView) {
    switch kind {
    case .header: table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    case .footer: table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
  }

  @MainActor func tellDidEndDisplaying(_ view: UIView, in table: UITableView) {
    switch kind {
    case .header: table.tableDelegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: table.tableDelegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
