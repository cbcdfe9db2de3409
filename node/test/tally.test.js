// The same journey on programs in several languages; TALLY is their folder, TALLY_C what was built of tally.c.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

import { JourneyFailure, Journeys } from 'journey-kit'

const folder = process.env.TALLY ?? fileURLToPath(new URL('../../Examples/Tally', import.meta.url))
let journeys

before(() => { journeys = new Journeys() })
after(() => journeys.close())

async function journey(program) {
  const app = await journeys.launch(program, { size: '40x10' })
  await app.expect('text "Count: 0"')
  await app.press('+', '+')
  await app.expect('text "Count: 2"')
  await app.click('text "[ Add ]"')
  await app.expect('text "Count: 3"')
  await app.press('r', '+')
  await app.expect('text "Count: 1"')
  await app.resize(60, 12)
  // bash looks for signals when it has read a key
  await app.press('+')
  await app.expect('text "Size: 60x12"')
  assert.equal((await app.screen()).rows[1], 'Count: 2')
  assert.deepEqual((await app.query('text "Add"'))[0].frame, [4, 3, 3, 1])
  await app.expectNot('text "Count: 3"')
  await assert.rejects(app.expect('text "Count: 7"'), (error) =>
    error instanceof JourneyFailure && error.code === 'failed' && error.message.includes('Count: 2'))
  await app.press('q')
  await app.expectEnd(0)
  await app.close()
}

test('ncurses in C', { skip: process.env.TALLY_C ? false : 'TALLY_C names no program' }, () =>
  journey(process.env.TALLY_C))
test('curses in Python', () => journey(['python3', `${folder}/tally_curses.py`]))
test('bash', () => journey(['bash', `${folder}/tally.sh`]))

test('programs run side by side', async () => {
  const [one, two] = await Promise.all([
    journeys.launch(['bash', `${folder}/tally.sh`]),
    journeys.launch(['python3', `${folder}/tally_curses.py`]),
  ])
  await Promise.all([one.press('+'), two.press('+', '+')])
  await one.expect('text "Count: 1"')
  await two.expect('text "Count: 2"')
  await Promise.all([one.close(), two.close()])
})

test('a program that has ended by itself is told', async () => {
  const app = await journeys.launch(['sh', '-c', 'exit 3'])
  await assert.rejects(app.close(), /ended/)
})
