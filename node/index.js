/**
 * Journeys from JavaScript: drives any terminal program through `journey serve`.
 *
 * No dependencies. Acts resolve when the program has settled, so there is nothing to wait for; what goes
 * wrong is an error with the screen in it.
 *
 *     import { Journeys } from 'journey-kit'
 *
 *     const journeys = new Journeys()
 *     const app = await journeys.launch(['less', 'notes.txt'], { files: { 'notes.txt': 'hello' } })
 *     await app.expect('text "hello"')
 *     await app.press('q')
 *     await app.expectEnd(0)
 *     await journeys.close()
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const VERSION = 1

/** What to start: `$JOURNEY`, else the program of this package, else `journey` of PATH. */
export function programPath() {
  const carried = fileURLToPath(new URL('program/bin/journey', import.meta.url))
  return process.env.JOURNEY || (existsSync(carried) ? carried : 'journey')
}

/** An act or an expectation went wrong; the message is the report, with the screen. */
export class JourneyFailure extends Error {
  constructor({ code, message, report }) {
    super(report ?? message)
    this.name = 'JourneyFailure'
    this.code = code
    this.reason = message
  }
}

/** The server gave no answer in time, and was ended with all its programs. */
export class JourneyTimeout extends Error {
  name = 'JourneyTimeout'
}

/** The names of members as the protocol writes them: `actLimit` is `act-limit`. */
const dashed = (members) =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()), value,
    ]))

/** The server: starts with the first object, and ends with `close` and all its programs. */
export class Journeys {
  #process
  #waiting = new Map()
  #requests = 0
  #end
  #hello

  /**
   * @param {object} [options] `command` is another program than {@link programPath}; `timeout` is the longest
   *   time for an answer in milliseconds, for a server that is stuck: each act has a limit of its own, and its
   *   failure says more; `env` are further variables of the server.
   */
  constructor({ command = programPath(), timeout = 120_000, env = {} } = {}) {
    this.timeout = timeout
    this.#process = spawn(command, ['serve'], {
      stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env },
    })
    this.#end = new Promise((resolve) => {
      this.#process.once('error', (error) => resolve({ error }))
      this.#process.once('close', (status, signal) => resolve({ status, signal }))
    })
    this.#end.then(({ error }) => {
      for (const { reject } of this.#waiting.values()) reject(error ?? new Error('the server has ended'))
      this.#waiting.clear()
    })
    // What was written to a server that has ended is told by the request.
    this.#process.stdin.on('error', () => {})
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#answer(line))
    this.#hello = this.#send({ hello: VERSION })
    this.#hello.catch(() => {})
  }

  #answer(line) {
    const answer = JSON.parse(line)
    const waiting = this.#waiting.get(answer.id)
    if (!waiting) return
    this.#waiting.delete(answer.id)
    if (answer.ok) waiting.resolve(answer)
    else waiting.reject(new JourneyFailure(answer.error))
  }

  #send(members) {
    const { exitCode, signalCode } = this.#process
    if (exitCode !== null || signalCode !== null) {
      return Promise.reject(new Error('the server has ended'))
    }
    const id = ++this.#requests
    const line = JSON.stringify({ id, ...members })
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        this.#process.kill('SIGKILL')
        reject(new JourneyTimeout(`no answer within ${this.timeout} ms to ${line}`))
      }, this.timeout)
      const done = (settle) => (value) => {
        clearTimeout(timer)
        settle(value)
      }
      this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) })
      this.#process.stdin.write(line + '\n')
    })
  }

  /** Sends one request and resolves to its answer; a failed one is an error. */
  async request(members) {
    await this.#hello
    return this.#send(members)
  }

  /**
   * Starts a program on a terminal of its own.
   *
   * @param {string|string[]} program a name in PATH or a path, or a list of it and its arguments
   * @param {object} [options] `size`, `env`, `files`, `snapshots`, `actLimit`, … as in the protocol
   */
  async launch(program, options = {}) {
    const answer = await this.request({ launch: { program, size: '80x24', ...dashed(options) } })
    return new App(this, answer.session)
  }

  /** Ends all programs; one that had ended before, unexpected by any step, is an error. */
  async close() {
    this.#process.stdin.end()
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), this.timeout)
    const { status, error } = await this.#end
    clearTimeout(timer)
    if (error) throw error
    if (status !== 0) throw new Error('a program had ended, and no step has expected that')
  }
}

/** A running program. Every act settles. */
export class App {
  #journeys
  #session

  constructor(journeys, session) {
    this.#journeys = journeys
    this.#session = session
  }

  /** Any verb of the protocol by its name: `app.do('wait-until', 'text "done"')`. */
  do(verb, value) {
    return this.#journeys.request({ session: this.#session, [verb]: value })
  }

  async press(...keys) { await this.do('press', keys) }
  async type(text) { await this.do('type', text) }
  async paste(text) { await this.do('paste', text) }
  /** @param {string|number[]} on a query, or a cell as [column, row] */
  async click(on, { button = 'left', ...more } = {}) { await this.do('click', { on, button, ...more }) }
  async resize(columns, rows) { await this.do('resize', `${columns}x${rows}`) }
  async signal(name) { await this.do('signal', name) }
  async advance(seconds) { await this.do('advance', `${seconds}s`) }
  /** `app.expect('#pets.name', { value: 'Barsik', isNot: ['disabled'] })` */
  async expect(that, more = {}) { await this.do('expect', { that, ...dashed(more) }) }
  async expectNot(query) { await this.do('expect-not', query) }
  async expectEnd(status = 0) { await this.do('expect-end', status) }
  /** Compares with the recorded screen `App/Screen state`. */
  async snapshot(name) { await this.do('snapshot', name) }
  /** For what comes by itself, with time or from a network. */
  async waitUntil(that, within = '10s') { await this.do('wait-until', { that, within }) }
  /** What a query finds: text, frame as [column, row, width, height], role, identifier, … */
  async query(query) { return (await this.do('query', query)).matches }
  /** What the program showed when it had settled last: size, rows, outline, cursor, focus. */
  async screen() { return (await this.do('screen', true)).screen }
  /** Ends the program; resolves to how it has ended. An end before, unexpected, is a failure. */
  async close() { return (await this.do('close', true)).ending }
}
