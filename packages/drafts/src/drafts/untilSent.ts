import type { Later } from '../platform/later.ts'
import type { ChangeListener } from './upkeep.ts'

/** Until nothing is unsent, or the time is over. Looks again after every change. */
export function untilSent(
  unsentCount: () => Promise<number>,
  listeners: Set<ChangeListener>,
  later: Later,
  ms: number,
): Promise<void> {
  return new Promise((resolve) => {
    const check = async () => {
      if ((await unsentCount()) === 0) done()
    }
    const onChange = () => void check()
    const stop = later(ms, () => done())
    const done = () => {
      stop()
      listeners.delete(onChange)
      resolve()
    }
    listeners.add(onChange)
    void check()
  })
}
