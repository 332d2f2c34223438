/// What a class of views makes of another size.
enum SizeHabit {
  case none
  /// It is drawn anew, whatever its content mode says.
  case drawsAnew
  /// It takes none but its `keptSize`, and a frame places its upper left corner (V621).
  case keepsSize
}
