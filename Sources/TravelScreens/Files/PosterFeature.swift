import AppRuntime
import Core
import TravelDomain

/// The actions of the poster that is looked at.
public enum PosterAction: Sendable {
  case opened
  case drawn([PosterDrawing], ticket: Int)
  /// The poster that shows is to be written.
  case saveTapped
  case closed
}

/// The poster that is looked at, if any.
struct PosterState: Equatable, Sendable {
  /// Empty while it is drawn; nil while no poster shows.
  fileprivate(set) var drawings: [PosterDrawing]?
  /// Tells the newest drawing from those that were asked for before.
  fileprivate var ticket = 0

  mutating func close() { drawings = nil }
}

/// A poster in text, of so many columns.
public struct PosterDrawing: Equatable, Sendable {
  let columns: Int
  let text: PosterText
}

/// Draws a poster of all travels, to be looked at before it is written.
struct PosterFeature: Sendable {
  /// The widths that a poster is drawn in, to be chosen from by the room.
  private static let columns = [36, 76, 116, 156, 196]

  let dependencies: TravelDependencies

  func update(
    _ state: inout PosterState, _ action: PosterAction, _ language: Language
  ) -> Effect<PosterAction> {
    switch action {
    case .opened:
      state.ticket += 1
      state.drawings = []
      return draw(state.ticket, language)
    case .drawn(let drawings, let ticket):
      if state.ticket == ticket, state.drawings != nil { state.drawings = drawings }
    case .saveTapped: break
    case .closed: state.close()
    }
    return .none
  }

  private func draw(_ ticket: Int, _ language: Language) -> Effect<PosterAction> {
    .run("draw poster") { [dependencies] send in
      do {
        let poster = try await dependencies.poster(language)
        let drawings = Self.columns.map { columns in
          PosterDrawing(columns: columns, text: poster.text(columns: columns))
        }
        send(.drawn(drawings, ticket: ticket))
      } catch {
        send(.closed)
        throw error
      }
    }
  }
}

extension TravelDependencies {
  /// The poster of everything there is, with the shares of the world that was chosen.
  func poster(_ language: Language) async throws -> Poster {
    let world = try await settings.value(of: TravelSettings.key).world
    return try await records(language).poster(
      TravelWords(language).posterTitle, of: world, on: try gazetteer())
  }
}
