/// A service with photos, by the name that stands in credits.
public enum PhotoServiceName: String, Sendable, CaseIterable {
  case wikimediaCommons = "Wikimedia Commons"
  case pexels = "Pexels"
}
