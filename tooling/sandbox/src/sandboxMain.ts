import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SCENARIO_LINES } from '@coverkit/api-client/scenarios'
import { faultsOf } from './faults/scenarios.ts'
import { CLIENT_ID, POOL_ID } from './identity/makePool.ts'
import { localSites } from './mail/siteOrigins.ts'
import { type Command, readCommand, USAGE } from './readCommand.ts'
import { readSettings } from './readSettings.ts'
import { unsafeLines } from './settingRules.ts'
import { type SandboxOptions, startSandbox } from './startSandbox.ts'

const FOLDER = 'coverkit-sandbox-'
/** The site of the document's examples, so that they can be sent unchanged; mailed links lead to its page. */
const EXAMPLE_SITE = 'examplebrand'
const EXAMPLE_ORIGIN = 'http://localhost:5173'

function settingsOf(command: Command, folder: string): SandboxOptions {
  const env = {
    ...process.env,
    SANDBOX_CONTROLS: 'on',
    SANDBOX_DATA: folder,
    PORT: String(command.port),
  }
  const settings = readSettings(env)
  for (const line of unsafeLines(settings, env)) console.error(line)
  const sites = new Map(settings.sites ?? localSites())
  if (!sites.has(EXAMPLE_SITE)) sites.set(EXAMPLE_SITE, command.origins[0] ?? EXAMPLE_ORIGIN)
  return { ...settings, sites, addedOrigins: command.origins, log: command.log ? 'stdout' : 'nowhere' }
}

function lines(command: Command, address: string, { pool }: SandboxOptions): string {
  const rows = [
    ['API', `${address}/api/v1`],
    ['Sign-in', `${address}/  app client ${pool?.clientId ?? CLIENT_ID}, user pool ${pool?.id ?? POOL_ID}`],
    ['Sample customers', `${address}/sandbox/customers`],
    ['Mailbox', `${address}/sandbox/mail`],
    [
      'Callable from',
      ['pages of localhost and the brands’ NAME.localhost, any port', ...command.origins].join(', '),
    ],
    ['Data', command.data === undefined ? 'goes when it ends' : resolve(command.data)],
  ]
  const width = Math.max(...rows.map(([label = '']) => label.length))
  return [
    `Coverkit reference backend at ${address}`,
    `Scenario ${command.scenario}: ${SCENARIO_LINES[command.scenario]}`,
    '',
    ...rows.map(([label = '', value = '']) => `  ${label.padEnd(width)}  ${value}`),
    '',
    'Premiums are samples. Ctrl+C ends it.',
  ].join('\n')
}

/** Returns a temporary folder that is deleted when the process ends, for any reason. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), FOLDER))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

async function start(command: Command): Promise<void> {
  const stop = { close: async () => {} }
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    stop.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  // A terminal signals both this process and its parent, which passes the signal on: the second one has no effect.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  const settings = settingsOf(command, command.data ?? temporaryFolder())
  const sandbox = await startSandbox(settings)
  stop.close = sandbox.close
  sandbox.faults.set(faultsOf(command.scenario))
  console.log(lines(command, `http://localhost:${new URL(sandbox.url).port}`, settings))
}

/** `pnpm sandbox`: runs only the reference backend, in a named state, for developers who build against it. */
try {
  const command = readCommand(process.argv.slice(2))
  if (command.help) console.log(USAGE)
  else await start(command)
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const message = error instanceof Error ? error.message : String(error)
  console.error(inUse ? `${message}. Choose another port with --port, 0 for any free one.` : message)
  process.exit(1)
}
