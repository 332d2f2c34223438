extension Array {
  /// The first index of which the condition no longer holds, where it holds for a beginning of the array.
  func endOfPrefix(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
