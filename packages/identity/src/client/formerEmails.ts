import type { GetUserAnswer } from './operations.ts'

/** A former address of an account, and the instant until which a reset of the password by it restores the account. */
export interface FormerEmail {
  readonly email: string
  /** ISO 8601, in UTC. */
  readonly until: string
}

const isFormer = (value: unknown): value is FormerEmail => {
  const { email, until } = (value ?? {}) as Partial<Record<keyof FormerEmail, unknown>>
  return typeof email === 'string' && typeof until === 'string' && !Number.isNaN(Date.parse(until))
}

/**
 * Reads the former addresses that still restore an account, from its `custom:formerEmails`. None where the service has no
 * such attribute, as a Cognito pool, which has no `releaseFormerEmail` either.
 */
export function formerEmails({ UserAttributes }: GetUserAnswer): readonly FormerEmail[] {
  const found = UserAttributes.find(({ Name }) => Name === 'custom:formerEmails')
  try {
    const list: unknown = JSON.parse(found?.Value ?? '[]')
    return Array.isArray(list) ? list.filter(isFormer) : []
  } catch {
    return []
  }
}
