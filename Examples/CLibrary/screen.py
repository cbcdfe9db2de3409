"""Shows what a program's output looks like on a terminal: ls --color=always | screen.py LIBRARY"""
import ctypes
import sys

library = ctypes.CDLL(sys.argv[1])
library.moggyterm_create.restype = ctypes.c_void_p
library.moggyterm_row_text.restype = ctypes.c_size_t

OUTPUT = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint8), ctypes.c_size_t)
TITLE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)


class Callbacks(ctypes.Structure):
    _fields_ = [("output", OUTPUT), ("title", TITLE),
                ("bell", ctypes.c_void_p), ("clipboard", ctypes.c_void_p)]


def answer(_, data, length):
    print("answered", bytes(data[:length]))


terminal = ctypes.c_void_p(library.moggyterm_create(40, 5, 1000))
callbacks = Callbacks(OUTPUT(answer), TITLE(lambda _, title: print("title:", title.decode())))
library.moggyterm_set_callbacks(terminal, ctypes.byref(callbacks), None)

output = sys.stdin.buffer.read()
library.moggyterm_feed(terminal, output, ctypes.c_size_t(len(output)))
for row in range(-library.moggyterm_scrollback(terminal), 5):
    text = ctypes.create_string_buffer(40 * 64)
    library.moggyterm_row_text(terminal, row, text, ctypes.c_size_t(len(text)))
    print(f"{row:2} |{text.value.decode()}|")
library.moggyterm_key(terminal, ord("c"), 4)
library.moggyterm_destroy(terminal)
