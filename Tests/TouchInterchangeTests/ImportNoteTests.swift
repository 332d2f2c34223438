public import Testing
public import TouchInterchange

@Suite struct ImportNoteTests {
  @Test(arguments: [
    (
      ImportNote(.startedMidTouch),
      "1 touch was under way when first heard of; it starts with the first sample as began"
    ),
    (
      ImportNote(.startedMidTouch, count: 2),
      "2 touches were under way when first heard of; they start with the first sample as began"
    ),
    (
      ImportNote(.stillDown, count: 2),
      "2 touches were still down when the recording ended, and were cancelled there"
    ),
    (
      ImportNote(.eventsDropped),
      "the device lost events once; touches that were down then are kept until the recording contradicts them"
    ),
    (
      ImportNote(.observedExtent(AxisRange(x: 0...5, y: 0...7))),
      "no axis range is known: the observed 0..5,0..7 was fitted onto the screen; give the true one with --range"
    ),
    (
      ImportNote(.lost(.orientation), count: 3),
      "3 values of a contact's orientation were left out: a log has no place for it"
    ),
    (
      ImportNote(.guessedTimes(.milliseconds)),
      "the unit of the times is not given; they were taken as milliseconds"
    ),
  ])
  func `a note is one sentence that counts`(note: ImportNote, sentence: String) {
    #expect(note.description == sentence)
  }
}

/// A test's output names a note by its kind: the sentence stands there anyway, as the expectation.
extension ImportNote: CustomTestStringConvertible {
  public var testDescription: String { "\(count) of \(finding)" }
}
