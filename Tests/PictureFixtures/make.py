#!/usr/bin/env python3
"""Makes the pictures beside it that a test cannot make by itself; needs Pillow.

All but the last show four quarters: red and green above blue and white. Those that are named by an
orientation show the same once they are turned as their Exif says.
"""

import pathlib

from PIL import Image

FOLDER = pathlib.Path(__file__).parent
QUARTERS = {(0, 0): (255, 0, 0), (1, 0): (0, 255, 0), (0, 1): (0, 0, 255), (1, 1): (255, 255, 255)}


def quarters(width=64, height=32):
    picture = Image.new("RGB", (width, height))
    for (x, y), color in QUARTERS.items():
        box = (x * width // 2, y * height // 2, (x + 1) * width // 2, (y + 1) * height // 2)
        picture.paste(color, box)
    return picture


# What a camera did to the picture, which the Exif orientation tells to undo.
TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def save(picture, name, **options):
    picture.save(FOLDER / name, quality=90, subsampling=0, **options)


save(quarters(), "baseline.jpg")
save(quarters(), "progressive.jpg", progressive=True)
save(quarters().convert("CMYK"), "inks.jpg")
save(quarters().convert("L"), "grey.jpg")
for orientation, turn in TURNS.items():
    exif = Image.Exif()
    exif[0x0112] = orientation
    save(quarters().transpose(turn), f"orientation-{orientation}.jpg", exif=exif)

# As large as may be, of one colour: 39 million pixels in 40 thousand bytes.
Image.new("P", (8192, 4800), 1).save(FOLDER / "bomb.png", optimize=True)
