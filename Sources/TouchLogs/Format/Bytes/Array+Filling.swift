extension Array where Element: BitwiseCopyable {
  /// So many elements, each of which is put into its place.
  ///
  /// The library's own way, `unsafeUninitializedCapacity`, looks up the type of the array's memory at run time,
  /// which takes longer than to read a short log's column: here the elements are made elsewhere, and copied.
  init(count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) -> Void) {
    self = withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { room in
      fill(room)
      return Array(room)
    }
  }
}
