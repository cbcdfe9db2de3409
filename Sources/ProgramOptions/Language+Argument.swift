import ArgumentParser
import Core
import Toolkit

/// By its code: `en`, `ru`.
extension Language: ExpressibleByArgument {}
