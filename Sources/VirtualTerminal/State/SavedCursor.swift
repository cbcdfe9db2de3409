/// What DECSC keeps and DECRC brings back.
struct SavedCursor {
  var x = 0
  var y = 0
  var pendingWrap = false
  var pen = Pen.plain
  var isProtecting = false
  var isOriginMode = false
  var charsets: Charsets
}
