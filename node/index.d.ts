export type Cell = [column: number, row: number]
export type Members = Record<string, unknown>

export interface Match {
  text: string
  frame: [column: number, row: number, width: number, height: number]
  role?: string
  identifier?: string
  label?: string
  value?: string
  traits?: string[]
}

export interface Screen {
  size: [columns: number, rows: number]
  rows: string[]
  outline?: string[]
  cursor?: Cell
  focus?: string
}

export interface Ending {
  status?: number
  signal?: number
  printed: string
  leftBehind: string[]
}

export interface LaunchOptions {
  size?: string
  env?: Record<string, string>
  files?: Record<string, string>
  snapshots?: string
  [member: string]: unknown
}

export function programPath(): string

export class JourneyFailure extends Error {
  code: string
  reason: string
}

export class JourneyTimeout extends Error {}

export class Journeys {
  constructor(options?: { command?: string; timeout?: number; env?: Record<string, string> })
  timeout: number
  request(members: Members): Promise<Members>
  launch(program: string | string[], options?: LaunchOptions): Promise<App>
  close(): Promise<void>
}

export class App {
  do(verb: string, value: unknown): Promise<Members>
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  paste(text: string): Promise<void>
  click(on: string | Cell, options?: { button?: string; with?: string[] }): Promise<void>
  resize(columns: number, rows: number): Promise<void>
  signal(name: string): Promise<void>
  advance(seconds: number): Promise<void>
  expect(that: string, more?: Members): Promise<void>
  expectNot(query: string): Promise<void>
  expectEnd(status?: number): Promise<void>
  snapshot(name: string): Promise<void>
  waitUntil(that: string, within?: string): Promise<void>
  query(query: string): Promise<Match[]>
  screen(): Promise<Screen>
  close(): Promise<Ending | undefined>
}
