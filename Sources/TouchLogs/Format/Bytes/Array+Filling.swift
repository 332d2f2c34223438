extension Array where Element: BitwiseCopyable {
  /// So many elements, each of which is put into its place.
  ///
  /// The library's own way, `unsafeUninitializedCapacity`, looks up the type of the array's memory at run time,
  /// which takes longer than to read a short log's column: those elements are made elsewhere, and copied.
  init(count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) -> Void) {
    if count > Self.mostCopied {
      self.init(unsafeUninitializedCapacity: count) { room, filled in
        fill(UnsafeMutableBufferPointer(rebasing: room[..<count]))
        filled = count
      }
    } else {
      self = withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { room in
        fill(room)
        return Array(room)
      }
    }
  }

  /// Where there are more, copying them takes longer than to look up a type.
  private static var mostCopied: Int { 512 }
}
