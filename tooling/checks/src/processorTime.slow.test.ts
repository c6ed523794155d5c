import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { watchProcessors } from './processorTime.ts'

/** Keeps a processor busy, and says so once it has used a second of it. */
const BUSY = `
  while (process.cpuUsage().user < 1_000_000);
  require('node:fs').writeSync(1, 'used')
  for (;;);
`
/** Starts the busy one in a group of its own and, two looks later, kills it and ends without waiting for it. */
const KILLS = `
  const busy = require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { detached: true })
  busy.stdout.once('data', () => setTimeout(() => {
    process.kill(busy.pid, 'SIGKILL')
    process.exit()
  }, 2500))
`

it.skipIf(!existsSync('/proc/self/stat'))('counts what a process uses that its parent kills', async () => {
  const child = spawn(process.execPath, ['-e', KILLS, BUSY], { stdio: 'ignore' })
  const stop = watchProcessors(child.pid ?? 0)
  await once(child, 'exit')
  expect(stop()).toBeGreaterThan(1)
})
