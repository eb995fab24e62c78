import ArgumentKit

/// The program: its name, and all that can be asked of it.
package let diaryTool = Tool<World, GlobalOptions>(
  name: "diary", version: "0.1.0", summary: "Keep a diary in plain Markdown files.",
  commands: [
    TodayCommand.self, NewCommand.self, EditCommand.self, DraftsCommand.self,
    SetCommand.self, StarCommand.self, UnstarCommand.self, DoneCommand.self, MoveCommand.self,
    ListCommand.self, SearchCommand.self, ShowCommand.self, NextCommand.self,
    PreviousCommand.self, LinksCommand.self, TasksCommand.self, TagsCommand.self,
    PeopleCommand.self, CategoriesCommand.self, CalendarCommand.self, StatsCommand.self,
    MemoriesCommand.self, RandomCommand.self, ExportCommand.self, RenderCommand.self,
    DeleteCommand.self, RestoreCommand.self, TrashCommand.self, UndoCommand.self,
    HistoryCommand.self, CheckCommand.self,
    IndexCommand.self,
    InitCommand.self, CompletionsCommand.self, ManualCommand.self,
    HomeCommand.self, CompleteCommand.self,
  ],
  defaultCommand: HomeCommand.self)
