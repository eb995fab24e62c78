import Platform

/// A file named on the command line whose Markdown is rendered, wherever it lies.
struct RenderedFile {
  /// As it was typed; nothing for what is piped in.
  let name: String?
  let bytes: [UInt8]

  /// Reads a file, or the input where `-` stands for it.
  init(_ word: NameWord, in world: World) throws {
    if word.text == "-" {
      (name, bytes) = (nil, try world.readInput({ _ in }, {}))
    } else {
      (name, bytes) = (word.text, try Self.read(word.bytes, in: world))
    }
  }

  private static func read(_ typed: [UInt8], in world: World) throws(SystemError) -> [UInt8] {
    let path = PathText.absolute(typed, from: world.currentFolder)
    do throws(SystemError) {
      let (folder, name) = PathText.split(path)
      do throws(SystemError) {
        return try Folder(path: folder).read(name).bytes
      } catch {
        // A link may lead anywhere, and nothing lies outside the root.
        guard error.cause == .outside else { throw error }
        return try Folder(path: [UInt8(ascii: "/")]).read(path).bytes
      }
    } catch {
      throw SystemError(operation: error.operation, cause: error.cause, path: typed)
    }
  }
}

/// Why nothing was rendered.
enum RenderFailure: CommandFailure {
  case nothingGiven

  var description: String { "there is nothing to render" }
  var hint: String? { "name a FILE, or pipe Markdown in" }
  var status: CommandStatus { .misused }
}
