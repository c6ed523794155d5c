import { startSandbox } from '../startSandbox.ts'
import { DATA_KEY } from './dataKey.ts'
import { watchBlocking } from './fuzz/watchBlocking.ts'
import type { Measured } from './startMeasured.ts'
import { testSites } from './testSites.ts'

/** Runs a backend that reports its processor time and its memory to the parent process. */
const sandbox = await startSandbox({
  ...JSON.parse(process.env.MEASURED ?? ''),
  dataKey: DATA_KEY,
  controls: true,
  sites: testSites(),
  verifyToken: async (token) => ({
    subject: token,
    email: `${token}@example.com`,
    authenticatedAt: new Date(),
  }),
})

const memory = () => process.memoryUsage.rss() / 1024 / 1024
let worst = { busyMs: 0, memoryMb: 0 }
let before = process.cpuUsage()
watchBlocking((busyMs) => {
  worst = { busyMs: Math.max(worst.busyMs, busyMs), memoryMb: Math.max(worst.memoryMb, memory()) }
})
process.on('message', () => {
  const { user, system } = process.cpuUsage(before)
  const measured: Measured = { ...worst, processorMs: (user + system) / 1000 }
  process.send?.(measured)
  worst = { busyMs: 0, memoryMb: memory() }
  before = process.cpuUsage()
})
process.once('disconnect', () => void sandbox.close().then(() => process.exit()))
process.send?.(sandbox.url)
