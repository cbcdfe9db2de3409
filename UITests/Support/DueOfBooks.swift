import Core
import Foundation
import PetsDomain
import Scheduling

/// What the records of a launch make due, reckoned without the program.
struct DueOfBooks {
  struct Item {
    let label: String
    let title: String
    let date: CalendarDay
  }

  /// The most overdue first.
  let all: [Item]
  let today = CalendarDay(Launch().date, in: .gmt)

  init(_ launch: Launch) {
    let today = today
    let items = zip(launch.pets, launch.books).flatMap { pet, pages in
      let name = pet.name ?? "no name yet"
      let dates =
        Self.ends(pages.vaccinations)
        + pages.medicines.compactMap { course in
          if course.from > today { return (course.name, course.from) }
          return course.until.flatMap { $0 < today ? nil : (course.name, $0) }
        }
      return dates.map { Item(label: "\(name): \($0.0)", title: $0.0, date: $0.1) }
    }
    all = items.sorted { $0.date < $1.date }
  }

  /// When the newest of each kind ends.
  private static func ends(_ shots: [Vaccination]) -> [(String, CalendarDay)] {
    Dictionary(grouping: shots.enumerated(), by: \.element.name).values.compactMap { same in
      let newest = same.max {
        ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
      }
      guard let shot = newest?.element, let end = shot.validUntil else { return nil }
      return (shot.name, end)
    }
  }

  var overdue: [Item] { all.filter { $0.date < today } }
  var soon: [Item] { all.filter { $0.date <= today.adding(days: DueQuery.soon) } }

  /// What may stand first: several may be of the same day.
  var first: [String] { all.filter { $0.date == all.first?.date }.map(\.label) }

  var last: [String] { all.filter { $0.date == all.last?.date }.map(\.label) }
}
