import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// The people of the settings, and those that have a note in the folder for them.
  var people: People {
    var people = settings.people
    for name in noteNames(in: settings.peopleFolder) where people.person(named: name) == nil {
      people.add(Person(name: name))
    }
    return people
  }

  private func noteNames(in folder: VaultPath) -> [String] {
    guard let items = try? files.folder.open(folder: folder.bytes).names() else { return [] }
    return items.filter { PathKind.classify(path: folder.appending($0.name)) == .undated }
      .map { item in
        let stem = item.name.dropLast(FileEnding.length(in: item.name[...]))
        return NormalForm.nfc(String(decoding: stem, as: UTF8.self))
      }.sorted()
  }
}
