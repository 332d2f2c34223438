/// Text that nobody bounds, where a report has only so much room.
enum CutText {
  /// The text; of one that takes more bytes the beginning, and a note that it was cut.
  static func of(_ text: String, atMost most: Int, note: String) -> String {
    // A scalar takes at most four bytes; a letter may take any number.
    text.utf8.count <= most ? text : String(text.unicodeScalars.prefix(most / 4)) + note
  }
}
