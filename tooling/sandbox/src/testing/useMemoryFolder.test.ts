import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeAbandoned } from './useMemoryFolder.ts'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'coverkit-memory-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** A run in a process of its own, with its temporary files in `parent`. */
const RUN = `
const { useMemoryFolder } = await import(${JSON.stringify(import.meta.resolve('./useMemoryFolder.ts'))})
const leave = useMemoryFolder()
const { writeFileSync } = await import('node:fs')
writeFileSync(process.env.TMPDIR + '/database', 'rows')
console.log(process.env.TMPDIR)
process.once('SIGTERM', () => { leave(); process.exit() })
setInterval(() => {}, 1000)
`

async function startRun() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    env: { ...process.env, TMPDIR: parent },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [folder] = await once(child.stdout, 'data')
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { folder: String(folder).trim(), end }
}

test('a run that ends leaves nothing, and the folder of a killed one goes with the next', async () => {
  const [ended, killed, running] = [await startRun(), await startRun(), await startRun()]
  await ended.end('SIGTERM')
  expect([existsSync(ended.folder), existsSync(`${ended.folder}.lock`)]).toEqual([false, false])
  await killed.end('SIGKILL')
  expect(existsSync(join(killed.folder, 'database'))).toBe(true)
  const next = await startRun()
  expect([existsSync(killed.folder), existsSync(`${killed.folder}.lock`)]).toEqual([false, false])
  expect(existsSync(join(running.folder, 'database'))).toBe(true)
  await Promise.all([next, running].map(({ end }) => end('SIGTERM')))
})

test('a folder without a lock, a lock without a folder and half a lock go; other names stay', () => {
  for (const name of ['coverkit-tests-a1', 'coverkit-tests-c3', 'coverkit-other'])
    mkdirSync(join(parent, name))
  for (const name of ['coverkit-tests-b2.lock', 'coverkit-tests-c3.lock'])
    writeFileSync(join(parent, name), '{"pid')
  removeAbandoned(parent)
  expect(readdirSync(parent)).toEqual(['coverkit-other'])
})
