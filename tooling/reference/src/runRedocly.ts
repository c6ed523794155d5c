import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resolveLocked } from '@coverkit/own-locks'

export const DOCUMENT = fileURLToPath(import.meta.resolve('@coverkit/api-client/openapi.yaml'))
const REDOCLY = fileURLToPath(new URL('../redocly', import.meta.url))

/** Runs a command of Redocly CLI. @returns what it writes; @throws when it ends with an error. */
export async function runRedocly(...args: readonly string[]): Promise<string> {
  const program = join(dirname(resolveLocked(REDOCLY, '@redocly/cli/package.json')), 'bin', 'cli.js')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 10_000_000,
  })
  return stdout
}
