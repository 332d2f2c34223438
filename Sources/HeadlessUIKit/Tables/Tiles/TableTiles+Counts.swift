/// How many sections and rows there are, as the data source says now.
extension TableTiles {
  /// Of rows, section by section: a single empty one without a data source. Traps for a negative count.
  func counts() -> [Int] {
    guard let source = table.tableSource else { return [0] }
    return DataSourceCount.range(source.numberOfSections(in: table), of: "sections", in: table).map {
      let count = source.tableView(table, numberOfRowsInSection: $0)
      return DataSourceCount.range(count, of: "rows in section \($0)", in: table).count
    }
  }
}
