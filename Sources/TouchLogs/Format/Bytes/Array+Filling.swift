extension Array where Element: BitwiseCopyable {
  /// So many elements, each of which is put into its place.
  init(count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) -> Void) {
    self.init(atMost: count) { room in
      fill(room)
      return count
    }
  }

  /// As many elements as the body says that it has put into their places, from the first one on.
  ///
  /// The library's own way, `unsafeUninitializedCapacity`, looks up the type of the array's memory at run time,
  /// which takes longer than to read a short log's column: those elements are made elsewhere, and copied.
  init(atMost count: Int, _ fill: (UnsafeMutableBufferPointer<Element>) throws -> Int) rethrows {
    if count * MemoryLayout<Element>.stride > Self.mostCopied {
      try self.init(unsafeUninitializedCapacity: count) { room, filled in
        filled = try fill(UnsafeMutableBufferPointer(rebasing: room[..<count]))
      }
    } else {
      self = try withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { room in
        let filled = try fill(room)
        return Array(UnsafeMutableBufferPointer(rebasing: room[..<filled]))
      }
    }
  }

  /// In bytes: to copy more takes longer than to look up a type.
  private static var mostCopied: Int { 2048 }
}
