import DiaryModel
import DiaryViews

extension OpenVault {
  /// What never comes back as a memory.
  ///
  /// Where the settings cannot say so for certain, nothing may come back.
  func mutedMemories() throws(MemoriesFailure) -> MutedMemories {
    guard settings.mutedMemories.isCertain else { throw .muteIsUnknown }
    return settings.mutedMemories
  }

  /// Prints memories, for people or for scripts.
  func printMemories(_ memories: [Memory], _ input: ListFormatInput) throws {
    var bytes: [UInt8] = []
    switch input.format {
    case .table where world.isLaidOut:
      let look = look
      var list = MemoryList(
        look.entryTable,
        longDate: look.days.long)
      let numbers = try numbers(of: memories.map(\.entry))
      for (memory, number) in zip(memories, numbers) {
        list.append(memory, number: number, to: &bytes)
      }
      return try world.page(bytes, user: user)
    case .table: for memory in memories { MemoryList.appendPlain(memory, to: &bytes) }
    case .paths:
      for memory in memories {
        try printPath(memory.entry.path, endsWithZero: input.endsWithZero)
      }
    case .json:
      var json = EntryJSON()
      for memory in memories { json.append(memory.entry, age: memory.age, to: &bytes) }
      json.finish(in: &bytes)
    case .jsonl:
      for memory in memories {
        EntryJSON.append(memory.entry, age: memory.age, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    try world.write(bytes)
  }
}

/// Why no memory is shown.
enum MemoriesFailure: CommandFailure {
  case muteIsUnknown

  var description: String {
    "diary.yml cannot say what is muted, so nothing comes back"
  }

  var hint: String? { "mend that line; 'diary list' shows all entries meanwhile" }
}
