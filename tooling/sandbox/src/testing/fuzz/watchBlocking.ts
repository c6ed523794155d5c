const TICK_MS = 5

/** Measures how long the thread was busy without a pause, in processor time, which excludes other processes. */
export function watchBlocking(onTick: (busyMs: number) => void): () => void {
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    onTick((user + system) / 1000)
  }, TICK_MS)
  return () => clearInterval(timer)
}

/** Returns the processor time of this thread during a call. */
export async function busyMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
