import ArgumentKit
import DiaryCommands
import Testing

/// The command line as it describes itself.
struct DiaryToolTests {
  @Test func `every command and input is explained, and every example can be run`() {
    #expect(diaryTool.problems == [])
  }
}
