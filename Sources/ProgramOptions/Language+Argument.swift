import ArgumentParser
import Toolkit

/// By its code: `en`, `ru`.
extension Language: ExpressibleByArgument {}
