import Foundation

/// The cells of a drop's placeholders. The delegate does not hear of them, and they show no row (ours).
extension TableTiles {
  /// Has those in sight have cells in their places, and no others.
  func layOutPlaceholders(in sight: TableGeometry.Span) {
    guard let placeholders = table.dragging?.placeholders, !placeholders.isEmpty, let stands else { return }
    let arrangement = arrangement
    for (placeholder, stand) in zip(placeholders, stands.placeholders) {
      guard let span = arrangement.span(of: stand), span.overlaps(sight) else {
        rest(placeholder)
        continue
      }
      let cell = placeholder.cell ?? make(placeholder)
      cell.frame = table.box(of: span)
      if cell.superview !== table { insert(cell) }
    }
  }

  private func make(_ placeholder: ListPlaceholder) -> UIView {
    let identifier = placeholder.kind.reuseIdentifier
    guard let cell = table.takeCell(identifier) else {
      preconditionFailure(
        "\(type(of: table)): no cell for the placeholder \"\(identifier)\": "
          + "register(_:forCellReuseIdentifier:) comes first")
    }
    placeholder.cell = cell
    placeholder.kind.update(cell)
    return cell
  }

  /// Its cell, if it has one, may be used again.
  func rest(_ placeholder: ListPlaceholder) {
    if let cell = placeholder.removeCell(UITableViewCell.self) { rest(cell) }
  }
}
