/// Properties that name six things and more: nested as UIKit nests them, in pairs of pairs.
extension UIView.Invalidating {
  /// With a value to begin with.
  public init<First, Second, Third, Fourth, Fifth, Sixth>(
    wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    _ sixth: Sixth
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      Pairs<First, Second, Third, Fourth>, UIView.Invalidations.Tuple<Fifth, Sixth>
    >
  {
    self.init(
      wrappedValue: wrappedValue, .init(.init(.init(first, second), .init(third, fourth)), .init(fifth, sixth)))
  }

  /// With a value to begin with.
  public init<First, Second, Third, Fourth, Fifth, Sixth, Seventh>(
    wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    _ sixth: Sixth, _ seventh: Seventh
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      Pairs<First, Second, Third, Fourth>,
      UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<Fifth, Sixth>, Seventh>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(.init(first, second), .init(third, fourth)), .init(.init(fifth, sixth), seventh)))
  }

  /// With a value to begin with.
  public init<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    _ sixth: Sixth, _ seventh: Seventh, _ eighth: Eighth
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      Pairs<First, Second, Third, Fourth>, Pairs<Fifth, Sixth, Seventh, Eighth>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(.init(first, second), .init(third, fourth)), .init(.init(fifth, sixth), .init(seventh, eighth))))
  }

  /// With a value to begin with.
  public init<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth>(
    wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    _ sixth: Sixth, _ seventh: Seventh, _ eighth: Eighth, _ ninth: Ninth
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<Pairs<First, Second, Third, Fourth>, Pairs<Fifth, Sixth, Seventh, Eighth>>, Ninth
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(first, second), .init(third, fourth)), .init(.init(fifth, sixth), .init(seventh, eighth))),
        ninth))
  }

  /// With a value to begin with.
  public init<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth>(
    wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    _ sixth: Sixth, _ seventh: Seventh, _ eighth: Eighth, _ ninth: Ninth, _ tenth: Tenth
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<Pairs<First, Second, Third, Fourth>, Pairs<Fifth, Sixth, Seventh, Eighth>>,
      UIView.Invalidations.Tuple<Ninth, Tenth>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(first, second), .init(third, fourth)), .init(.init(fifth, sixth), .init(seventh, eighth))),
        .init(ninth, tenth)))
  }
}
