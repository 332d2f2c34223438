/// How many sections and rows there are, as the data source says now.
extension TableTiles {
  /// Of rows, section by section: a single empty one without a data source.
  func counts() -> [Int] {
    guard let source = table.dataSource else { return [0] }
    return sections(of: source).map { rows(of: source, in: $0).count }
  }

  /// Traps for a negative count.
  func sections(of source: any UITableViewDataSource) -> Range<Int> {
    DataSourceCount.range(source.numberOfSections(in: table), of: "sections", in: table)
  }

  /// Traps for a negative count.
  func rows(of source: any UITableViewDataSource, in section: Int) -> Range<Int> {
    DataSourceCount.range(
      source.tableView(table, numberOfRowsInSection: section), of: "rows in section \(section)", in: table)
  }
}
