import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The rows of the health book below the fields of a card.
extension PetCardView {
  private var healthWords: HealthWords { state.health.words }

  @ElementBuilder<PetsAction> var healthHeading: [Element<PetsAction>] {
    if card.isNew {
      Text(healthWords.afterSaving, .muted)
    } else {
      Text(healthWords.book, .title, semantics: .heading)
    }
  }

  func healthLabel(_ kind: HealthKind) -> String { healthWords.part(kind) }

  var healthHeadingLabel: String { card.isNew ? healthWords.afterSaving : healthWords.book }

  func healthRow(_ kind: HealthKind, labelColumns: Int) -> Element<PetsAction> {
    let summary = HealthSummary(words: healthWords, today: state.today)
    let pages = state.health.watched == card.pet.id ? state.health.pages : nil
    let line =
      pages.map { summary.line(kind, $0) }
      ?? HealthSummary.Line(text: healthWords.loading, role: .muted)
    let label = healthWords.part(kind)
    return HStack(spacing: 1) {
      Text(label, .muted, semantics: nil).frame(columns: labelColumns)
      Responsive { size in Text(line.shown(in: size.columns), line.role).element }
    }
    .fill()
  }
}
