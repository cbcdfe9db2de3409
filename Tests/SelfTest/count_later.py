"""Counts keys with asyncio, each drawn so many milliseconds later; `q` quits."""

import asyncio
import os
import sys
import tty

DELAY = int(sys.argv[1]) / 1000


def draw(count):
    os.write(1, f"\033[Hcount {count}".encode())


async def main():
    loop = asyncio.get_running_loop()
    done = loop.create_future()
    count = 0

    def read():
        nonlocal count
        for key in os.read(0, 100):
            if key == ord("q"):
                return done.set_result(None)
            count += 1
            loop.call_later(DELAY, draw, count)

    draw(0)
    loop.add_reader(0, read)
    await done


tty.setraw(0)
asyncio.run(main())
