import Foundation
import Testing

@testable import HeadlessUIKit

/// Whether a data source has an optional method, however it came by it.
@MainActor @Suite struct DataSourceMethodsTests {
  #if os(Linux) && arch(x86_64)
    @Test func `what a class has itself is known, and so is what it hasn't`() {
      #expect(DataSourceMethods.commitsEdits(Rows()) == false && DataSourceMethods.movesRows(Rows()) == false)
      #expect(DataSourceMethods.commitsEdits(Deletes()) == true && DataSourceMethods.movesRows(Deletes()) == false)
      #expect(DataSourceMethods.commitsEdits(Moves()) == false && DataSourceMethods.movesRows(Moves()) == true)
      #expect(DataSourceMethods.movesItems(Items()) == false && DataSourceMethods.movesItems(MovesItems()) == true)
    }

    @Test func `a method that does nothing is one, too`() {
      #expect(DataSourceMethods.commitsEdits(Empty()) == true)
    }

    @Test func `a method of a superclass that adopts the protocol is had`() {
      #expect(DataSourceMethods.commitsEdits(Inherits()) == true)
      #expect(DataSourceMethods.movesRows(Inherits()) == false)
    }

    @Test func `what a subclass adds is never called, and not had`() {
      #expect(DataSourceMethods.commitsEdits(Adds()) == false)
    }

    @Test func `classes of a kind are told apart, and those with the method in an extension`() {
      #expect(DataSourceMethods.commitsEdits(Generic<Int>()) == false)
      #expect(DataSourceMethods.commitsEdits(GenericDeletes<Int>()) == true)
      #expect(DataSourceMethods.commitsEdits(Screen()) == true && DataSourceMethods.movesRows(Screen()) == false)
    }

    @Test func `a method that an application's own protocol has for all counts`() {
      #expect(DataSourceMethods.commitsEdits(Borrows()) == true)
    }

    @Test func `of controllers overrides count`() {
      #expect(DataSourceMethods.commitsEdits(UITableViewController()) == false)
      #expect(DataSourceMethods.commitsEdits(Controls()) == true)
      #expect(DataSourceMethods.movesRows(Controls()) == false)
    }
  #endif
}

private class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}

private class Deletes: NSObject, UITableViewDataSource {
  var deleted: [IndexPath] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { deleted.append(indexPath) }
}

private final class Empty: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private final class Moves: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

private final class Inherits: Deletes {}

private final class Adds: Rows {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private final class Generic<Row>: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { MemoryLayout<Row>.size }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}

private class GenericDeletes<Row>: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { MemoryLayout<Row>.size }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private final class Screen: UIViewController {}

extension Screen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

@MainActor private protocol DeletesAlike: UITableViewDataSource {}

extension DeletesAlike {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private final class Borrows: NSObject, DeletesAlike {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}

private final class Controls: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ view: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell { .init() }
}

private final class MovesItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ view: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell { .init() }
  func collectionView(_ view: UICollectionView, moveItemAt place: IndexPath, to destination: IndexPath) {}
}
