// Counts keys with Node, each drawn so many milliseconds later by setTimeout; `q` quits.
const delay = Number(process.argv[2]);
let count = 0;

const draw = (number) => process.stdout.write(`\x1b[Hcount ${number}`);

process.stdin.setRawMode(true);
draw(0);
process.stdin.on("data", (keys) => {
  for (const key of keys.toString()) {
    if (key === "q") process.exit(0);
    const number = ++count;
    setTimeout(() => draw(number), delay);
  }
});
