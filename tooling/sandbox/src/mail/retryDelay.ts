const FIRST_MS = 15_000
const LONGEST_MS = 3_600_000

/** A message that could not be delivered for a day is set aside: its code or link has expired, or nearly. */
export const GIVE_UP_MS = 86_400_000

/** Doubles the delay at each retry, with jitter, so that messages that failed together are spread out. */
export function retryDelayMs(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1))
  return Math.round(full * (0.5 + random() / 2))
}
