const DAY_MS = 86_400_000

/** When a draft saved now expires, as ISO 8601. */
export function expiryOf(savedAt: Date, keepDays: number): string {
  return new Date(savedAt.getTime() + keepDays * DAY_MS).toISOString()
}

export function isExpired(expiresAt: string, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime()
}
