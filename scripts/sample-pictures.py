#!/usr/bin/env python3
"""Draws the sample pictures of the gallery; needs Pillow. The results are part of the repository."""

import math
import pathlib
import sys

from PIL import Image, ImageDraw, ImageFilter

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Examples/Gallery/GalleryScreens/Pictures"


def cat(size=320):
    """A cat's face on a transparent ground."""
    image = Image.new("RGBA", (size * 2, size * 2), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    s = size * 2 / 100
    fur, dark, pink = (233, 162, 84, 255), (186, 112, 40, 255), (240, 160, 170, 255)
    for side in (-1, 1):
        draw.polygon([(s * (50 + side * x), s * y) for x, y in ((40, 8), (38, 44), (10, 26))], fill=fur)
        draw.polygon([(s * (50 + side * x), s * y) for x, y in ((35, 16), (34, 36), (18, 27))], fill=pink)
    draw.ellipse((s * 8, s * 20, s * 92, s * 94), fill=fur)
    for x in (-10, 0, 10):
        draw.line((s * (50 + x), s * 22, s * (50 + x * 0.7), s * 36), fill=dark, width=int(s * 4))
    for side in (-1, 1):
        x = 50 + side * 19
        draw.ellipse((s * (x - 9), s * 42, s * (x + 9), s * 60), fill=(250, 250, 240, 255))
        draw.ellipse((s * (x - 6), s * 43, s * (x + 6), s * 59), fill=(90, 160, 70, 255))
        draw.ellipse((s * (x - 2.5), s * 43, s * (x + 2.5), s * 59), fill=(20, 20, 20, 255))
        for y in (66, 71, 76):
            draw.line((s * (50 + side * 12), s * 70, s * (50 + side * 44), s * y), fill=(250, 240, 230, 255), width=int(s))
    draw.polygon([(s * 45, s * 64), (s * 55, s * 64), (s * 50, s * 70)], fill=pink)
    for side in (-1, 1):
        box = (s * (50 + (side - 1) * 6), s * 66, s * (50 + (side + 1) * 6), s * 78)
        draw.arc(box, 20, 160, fill=dark, width=int(s * 1.5))
    return image.resize((size, size), Image.LANCZOS)


def hills(width=480, height=320):
    """Hills under an evening sky."""
    image = Image.new("RGB", (width, height))
    pixels = image.load()
    for y in range(height):
        t = y / height
        for x in range(width):
            pixels[x, y] = (int(40 + 215 * t), int(70 + 120 * t), int(140 - 20 * t))
    draw = ImageDraw.Draw(image)
    draw.ellipse((330, 90, 400, 160), fill=(255, 236, 170))
    for row, color in enumerate(((70, 90, 110), (50, 80, 70), (30, 60, 40))):
        top = [
            (x, 190 + row * 40 + 26 * math.sin(x / (70 - row * 12) + row * 2)) for x in range(width)
        ]
        draw.polygon(top + [(width, height), (0, height)], fill=color)
    return image.filter(ImageFilter.GaussianBlur(0.6))


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    cat().save(FOLDER / "cat.png", optimize=True)
    hills().save(FOLDER / "hills.jpg", quality=82, progressive=True)
    broken = (FOLDER / "hills.jpg").read_bytes()
    (FOLDER / "broken.jpg").write_bytes(broken[: len(broken) // 3])


if __name__ == "__main__":
    sys.exit(main())
