#!/usr/bin/env bash
# pictures.sh BIN [COUNT] [SEED]: mutated pictures through the decoder of pictures, under two
# sanitizers. BIN is not used: the decoder's C files are compiled anew, with a program of the tests.
# A picture that it dies of is left in .build/fuzz as picture-NUMBER; once the cause is mended, it goes
# to Tests/PictureFixtures.
set -euo pipefail
cd "$(dirname "$0")/../.."

count=${2:-20000}
seed=${3:-1}
kept=.build/fuzz
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$kept"

compiler=clang
command -v clang >/dev/null || compiler=gcc
if ! command -v "$compiler" >/dev/null; then
  echo 'not run: there is neither clang nor gcc'
  echo '0 cases, 0 failed'
  exit 0
fi
"$compiler" -g -O1 -std=gnu11 -fsanitize=address,undefined -fno-sanitize-recover=all \
  -fno-omit-frame-pointer -fuse-ld=lld -I Sources/CPictures -I Sources/CPictures/include \
  Sources/CPictures/{png,jpeg,scaling,encoding}.c Tests/FuzzProgram/PictureMutations.c \
  -lspng -lturbojpeg -lm -o "$folder/mutations"

# PNG of every kind and depth, plain and interlaced, with a palette, a transparent colour and profiles.
python3 - "$folder" <<'END'
import struct, sys, zlib

folder = sys.argv[1]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
depths = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
width, height = 37, 23
for kind, several in depths.items():
    for depth in several:
        for interlaced in (0, 1):
            lines = b""
            for left, top, across, down in passes if interlaced else [(0, 0, 1, 1)]:
                columns = len(range(left, width, across))
                for y in range(top, height, down):
                    size = (columns * channels[kind] * depth + 7) // 8
                    if columns:
                        lines += bytes([y % 5]) + bytes((y * 7 + i * 11) % 256 for i in range(size))
            data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced))
            data += chunk(b"gAMA", struct.pack(">I", 45455))
            if kind == 3:
                data += chunk(b"PLTE", bytes(range(3 * min(256, 1 << depth)))[: 3 * (1 << depth)] if depth < 8 else bytes(i % 256 for i in range(768)))
                data += chunk(b"tRNS", bytes(1 << depth))
            if kind in (0, 2):
                data += chunk(b"tRNS", struct.pack(">H", 1) * channels[kind])
            data += chunk(b"tEXt", b"Comment\0seed") + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
            open(f"{folder}/{kind}-{depth}-{interlaced}.png", "wb").write(data)
END

export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
failed=0
"$folder/mutations" "$seed" "$count" "$kept/picture" "$folder"/*.png Tests/PictureFixtures/*.jpg ||
  failed=1
echo "$count cases, $failed failed"
exit "$failed"
