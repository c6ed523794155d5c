const TICK_MS = 5

/** Measures how long the thread was busy without a pause, in processor time, which others on the machine do not lengthen. */
export function watchBlocking(onTick: (busyMs: number) => void): () => void {
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    onTick((user + system) / 1000)
  }, TICK_MS)
  return () => clearInterval(timer)
}

/** The processor time of this thread while something runs. */
export async function busyMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
