/** Why an insurer declines, as the backend names it. */
export const DECLINE_CODES = [
  'age',
  'occupation',
  'own-occupation',
  'sum-insured',
  'waiting-period',
  'benefit-period',
  'level-not-offered',
] as const

export type DeclineCode = (typeof DECLINE_CODES)[number]

/** The known code, or null for one that this version has no sentence of its own for. */
export function declineCode(code: string): DeclineCode | null {
  return DECLINE_CODES.find((known) => known === code) ?? null
}
