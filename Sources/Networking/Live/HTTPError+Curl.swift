import CCurl
import Glibc

extension HTTPError {
  /// The end of a transfer in our terms; nil where it ended well.
  init?(_ outcome: ccurl_outcome, systemError: Int32, host: String, limit: Int) {
    switch outcome {
    case CCURL_DONE: return nil
    case CCURL_STOPPED: self = .cancelled
    case CCURL_NO_NAME: self = .unreachable(host: host, reason: "no such name")
    case CCURL_NO_CONNECTION:
      let reason = systemError == 0 ? "no connection" : String(cString: strerror(systemError))
      self = .unreachable(host: host, reason: reason)
    case CCURL_NO_ADDRESS: self = .unreachable(host: host, reason: "no address")
    case CCURL_NO_MEMORY: self = .unreachable(host: host, reason: "no memory")
    case CCURL_SLOW_CONNECTION: self = .timedOut(.connecting)
    case CCURL_INTERRUPTED: self = .interrupted("connection closed")
    case CCURL_BAD_COMPRESSION: self = .malformed("bad compression")
    case CCURL_TOO_LARGE: self = .tooLarge(limit: limit)
    case CCURL_NO_TLS: self = .insecure("it does not speak TLS")
    case CCURL_OLD_TLS: self = .insecure("it speaks no TLS 1.2")
    case CCURL_OTHER_HOST: self = .insecure("its certificate is of another host")
    case CCURL_OUT_OF_DATE: self = .insecure("its certificate is out of date")
    case CCURL_UNTRUSTED: self = .insecure("its certificate is not trusted")
    case CCURL_NO_HANDSHAKE: self = .insecure("no handshake")
    default: self = .malformed("its header or its chunks are none")
    }
  }
}
