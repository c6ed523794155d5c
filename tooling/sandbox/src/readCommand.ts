import { parseArgs } from 'node:util'
import { type BackendScenario, readScenario, scenarioLines } from './faults/scenarios.ts'

const DEFAULT_PORT = '4000'
const HIGHEST_PORT = 65_535

const OPTIONS = {
  scenario: { type: 'string', default: 'happy' },
  port: { type: 'string', default: DEFAULT_PORT },
  origin: { type: 'string', multiple: true, default: [] as string[] },
  data: { type: 'string' },
  log: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The arguments of `pnpm sandbox`. */
export interface Command {
  scenario: BackendScenario
  port: number
  /** Further sites whose pages may call the backend, besides those of this machine. */
  origins: string[]
  /** The folder of the data; when absent, a temporary one that is deleted at the end. */
  data?: string
  log: boolean
  help: boolean
}

/** @throws Error whose message explains the invalid argument */
export function readCommand(args: readonly string[]): Command {
  // Skips the separator that npm and pnpm insert before a script's arguments.
  const given = args[0] === '--' ? args.slice(1) : [...args]
  const { values } = parseArgs({ args: given, options: OPTIONS })
  return {
    scenario: readScenario(values.scenario),
    port: readPort(values.port),
    origins: values.origin.map(readOrigin),
    ...(values.data !== undefined && { data: values.data }),
    log: values.log,
    help: values.help,
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port
  throw new Error(`--port is a number up to ${HIGHEST_PORT}, 0 for any free one: ${text}`)
}

function readOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new Error(`--origin is scheme, host and port alone, such as http://localhost:5173: ${text}`)
}

export const USAGE: string = `pnpm sandbox [options]

Starts the reference backend alone, with its controls, for this machine only.

  --scenario NAME  the state it starts in; happy when absent
  --port PORT      where it listens; ${DEFAULT_PORT} when absent, 0 for any free one
  --origin ORIGIN  whose pages may call it, such as https://dev.partner.example; may be repeated.
                   http://localhost with any port may anyway
  --data FOLDER    where its data stays; without it the data goes when it ends
  --log            a line of JSON for each request
  --help           this

Scenarios:

${scenarioLines()}

POST /sandbox/scenario { "name": "slow" } changes it while it runs.
tooling/sandbox/README.md has everything else; the variables that it lists hold here too.`
