import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { comparisonRequest } from './testing/comparisonRequest.ts'

const MAIN = fileURLToPath(new URL('./sandboxMain.ts', import.meta.url))
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
const PARTNER = 'https://dev.partner.example'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverkit-command-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as a process, with its temporary files in a folder of this test. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = text(child.stderr)
  const ended = once(child, 'exit')
  let output = ''
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part
      if (output.includes('Ctrl+C ends it.')) resolve(output)
    })
    ended.then(async () => reject(new Error(`It ended: ${await errors}`)))
  })
  started.catch(() => {})
  return { child, started, errors, ended }
}

// Takes over 5 s on a slow machine: a process starts on a PGlite database, as in each test here that starts one.
test('starts in a scenario, is called from a partner’s page, and leaves nothing behind', async () => {
  const { child, started, ended } = run('--scenario', 'insurer-declines', '--port', '0', '--origin', PARTNER)
  const output = await started
  const [address = ''] = /http:\/\/localhost:\d+/.exec(output) ?? []
  expect(output).toContain('Scenario insurer-declines: One insurer declines; the others quote.')
  expect(output).toContain(`${address}/  app client coverkitsandboxclient00001`)
  expect(output).toContain(`${address}/sandbox/customers`)
  expect(output).toContain(`${address}/sandbox/mail`)

  const compared = await fetch(`${address}/api/v1/quote/compare`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PARTNER },
    body: JSON.stringify(comparisonRequest({ needs: { lifeCover: { amount: 600_000 } } })),
  })
  expect(compared.headers.get('access-control-allow-origin')).toBe(PARTNER)
  const { insurers } = (await compared.json()) as { insurers: { supplierCode: string; status: string }[] }
  expect(insurers.filter(({ status }) => status === 'declined').map((one) => one.supplierCode)).toEqual([
    'MLC',
  ])

  const from = async (origin: string) =>
    (await fetch(`${address}/healthz`, { headers: { origin } })).headers.get('access-control-allow-origin')
  expect(await from('http://localhost:5173')).toBe('http://localhost:5173')
  expect(await from('https://other.example')).toBeNull()
  const customers = await fetch(`${address}/sandbox/customers`, { headers: { accept: 'application/json' } })
  expect(await customers.json()).toHaveLength(10)

  expect(readdirSync(folder)).toHaveLength(1)
  // Sends the signal twice, as a terminal and a script runner do together.
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(readdirSync(folder)).toEqual([])
})

test('says which scenarios there are, and ends', async () => {
  const { ended, errors } = run('--scenario', 'slowly')
  expect(await ended).toEqual([1, null])
  expect(await errors).toMatch(/^There is no scenario slowly\. There are:\n {2}happy +Everything works\.\n/)
})

test('keeps its data in a folder that it is given, and says what to do about a port that is taken', async () => {
  const [stored, other] = [join(folder, 'stored'), join(folder, 'other')]
  for (const data of [stored, other]) cpSync(inject('pgliteTemplate'), data, { recursive: true })
  const first = run('--port', '0', '--data', stored)
  const output = await first.started
  expect(output).toContain(stored)
  const [, port = ''] = /localhost:(\d+)/.exec(output) ?? []
  const second = run('--port', port, '--data', other)
  expect(await second.ended).toEqual([1, null])
  expect(await second.errors).toContain('Choose another port with --port, 0 for any free one.')
  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual([0, null])
  expect(readdirSync(stored)).not.toEqual([])
})
