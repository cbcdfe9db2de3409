import CatinderScreens
import Persistence

extension CatinderSetup {
  /// Each account has its own: on one machine somebody may log out, and somebody else in.
  var drafts: CatinderDrafts {
    let drafts = Drafts(store)
    return CatinderDrafts(
      load: { await drafts.draft(CatinderDraft.self, for: "catinder[\($0)]") },
      save: { await drafts.keep($1, for: "catinder[\($0)]") })
  }
}
