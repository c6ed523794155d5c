import { formatDay } from '@coverkit/core'

const WEEK_MS = 7 * 24 * 3_600_000

/** Words about how long a device keeps answers. */
const storedCopy = {
  until: (day: string) => `Kept on this device until ${day}.`,
  sooner: 'Your browser may delete it sooner if you don’t come back within 7 days.',
}

interface Here {
  readonly now: number
  /** The vendor of the engine; all browsers of an iPhone have Apple's. */
  readonly vendor: string | undefined
}

const here = (): Here => ({ now: Date.now(), vendor: globalThis.navigator?.vendor })

/**
 * How long this device keeps answers, whose last day is ISO 8601. Apple's engine deletes what a site has stored once
 * someone has used the browser for seven days without a visit there.
 */
export function storedNote(expiresAt: string, { now, vendor }: Here = here()): string {
  const isAtRisk = vendor?.startsWith('Apple') === true && Date.parse(expiresAt) - now > WEEK_MS
  const until = storedCopy.until(formatDay(expiresAt))
  return isAtRisk ? `${until} ${storedCopy.sooner}` : until
}
