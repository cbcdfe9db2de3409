/// What a frame asks of the program by itself when a time has come, as though somebody had asked.
struct TimedResponse {
  /// By ``RenderContext/now``.
  let time: Duration
  let response: () -> Response<Any>
}
