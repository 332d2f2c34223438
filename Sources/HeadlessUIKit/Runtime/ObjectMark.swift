/// What an object begins with that stands in texts as an attribute.
///
/// Foundation on Linux compares such objects by Core Foundation, which takes the first word of any for its own
/// head: where that names no kind, as a property of 0 does, it stops the program, so that a text could not have two
/// colours. This names a kind that is none of its own, and then the object is asked itself.
enum ObjectMark {
  static let word: UInt = 0x3FF << 8
}
