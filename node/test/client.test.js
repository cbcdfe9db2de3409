// The client without a program: what a server that is stuck, or gone, leads to.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

import { Journeys, JourneyTimeout } from 'journey-kit'

/** A server of the test's own, which answers the first requests and then does as it is told. */
function server(t, answers, then) {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'server')
  writeFileSync(path, `#!${process.execPath}
let rest = ${answers}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  require('node:fs').appendFileSync(__filename + '.log', line + '\\n')
  if (rest-- > 0) console.log(JSON.stringify({ id: JSON.parse(line).id, ok: true, session: '1' }))
  else { ${then} }
})
`, { mode: 0o755 })
  return path
}

test('an answer that does not come ends the server', async (t) => {
  const journeys = new Journeys({ command: server(t, 2, '') })
  await journeys.request({ screen: true })
  journeys.timeout = 20
  await assert.rejects(journeys.launch('less'), (error) =>
    error instanceof JourneyTimeout && /no answer within 20 ms to .*"launch"/.test(error.message))
  await assert.rejects(journeys.close(), /had ended/)
  await assert.rejects(journeys.launch('less'), /the server has ended/)
})

test('a server that ends is told to all who wait', async (t) => {
  const journeys = new Journeys({ command: server(t, 1, 'process.exit(3)') })
  await assert.rejects(journeys.launch('less'), /the server has ended/)
  await assert.rejects(journeys.close(), /had ended/)
})

test('a program that is not there is told', async () => {
  const journeys = new Journeys({ command: '/nowhere/journey' })
  await assert.rejects(journeys.launch('less'), /ENOENT/)
  await assert.rejects(journeys.close(), /ENOENT/)
})

test('names of members are those of the protocol', async (t) => {
  const command = server(t, 9, '')
  const journeys = new Journeys({ command })
  const app = await journeys.launch(['less', 'a'], { actLimit: '5s' })
  await app.expect('row', { isNot: ['disabled'] })
  await journeys.close()
  const [, launch, expect] = readFileSync(command + '.log', 'utf8').split('\n').map((line) => line && JSON.parse(line))
  assert.deepEqual(launch.launch, { program: ['less', 'a'], size: '80x24', 'act-limit': '5s' })
  assert.deepEqual(expect, { id: 3, session: '1', expect: { that: 'row', 'is-not': ['disabled'] } })
})
