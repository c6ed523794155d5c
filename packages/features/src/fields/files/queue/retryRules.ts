export const STALL_MS = 20_000

export const RETRY_WAITS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/** Returns the wait before the next automatic try, in ms; null once the failures outnumber the waits. */
export function retryDelay(
  { retryWaits }: { readonly retryWaits: readonly number[] },
  failures: number,
  retryAfterMs?: number | null,
): number | null {
  const wait = retryWaits[failures - 1]
  return wait === undefined ? null : Math.max(wait, retryAfterMs ?? 0)
}
