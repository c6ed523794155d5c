import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { startProcess } from './testing/startProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverkit-unsafe-'))
const SANDBOX_DATA = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An operator's environment: nothing but what is named. */
const start = (env: Record<string, string>) =>
  startProcess({ SANDBOX_CONTROLS: 'off', ALLOW_UNSAFE: '', SANDBOX_DATA, ...env })

const namesIn = (errors: string) => [...errors.matchAll(/^ {2}([a-z-]+): /gm)].map(([, name]) => name)

describe('M7, T31: a process', () => {
  test('of production without settings names all of them, and makes no database', async () => {
    const { ended, errors } = start({ NODE_ENV: 'production' })
    expect(await ended).toBe(1)
    expect(namesIn(errors())).toEqual([
      'embedded-database',
      'no-data-key',
      'no-mail-server',
      'local-sites',
      'local-origins',
      'no-proxies',
      'no-issuer',
    ])
    expect(errors()).toContain(
      '  no-mail-server: Set SMTP_URL to a mail server. Otherwise nobody gets mail, and codes and links lie in the database in clear.\n',
    )
    expect(existsSync(SANDBOX_DATA)).toBe(false)
  })

  test('with the controls for the network is refused in development too', async () => {
    const { ended, errors } = start({ SANDBOX_CONTROLS: 'on', HOST: '0.0.0.0' })
    expect(await ended).toBe(1)
    expect(namesIn(errors())).toEqual(['open-controls'])
  })

  // Takes over 5 s: it starts a backend on the embedded database.
  test('starts with what was accepted by name, and says so', async () => {
    cpSync(inject('pgliteTemplate'), SANDBOX_DATA, { recursive: true })
    const accepted =
      'embedded-database,no-data-key,no-mail-server,local-sites,local-origins,no-proxies,no-issuer'
    const { child, url, ended, errors } = start({ NODE_ENV: 'production', ALLOW_UNSAFE: accepted })
    expect((await fetch(`${await url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const said = [...errors().matchAll(/^Unsafe, and allowed by ALLOW_UNSAFE: ([a-z-]+): /gm)]
    expect(said.map(([, name]) => name)).toEqual(accepted.split(','))
  })
})
