import { decodeJwt } from 'jose'
import type { Fields } from './fields.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { findBySub } from './people.ts'
import { findRefreshToken } from './renew.ts'

/** Finds the client whose injected faults apply: the request's address, or the owner of its token. */
export async function clientOf(services: IdentityServices, fields: Fields): Promise<string | undefined> {
  if (Object.keys(services.faults.all().clients).length === 0) return undefined
  const { AuthParameters: sent, ChallengeResponses: answers } = fields
  const inner = { ...(isObject(sent) ? sent : {}), ...(isObject(answers) ? answers : {}) }
  const name = fields.Username ?? inner.USERNAME
  if (typeof name === 'string') return name.toLowerCase()
  const refresh = inner.REFRESH_TOKEN ?? fields.RefreshToken ?? fields.Token
  if (typeof refresh === 'string') return (await findRefreshToken(services, refresh))?.person.email
  const sub = subjectOf(fields.AccessToken)
  return sub ? (await findBySub(services.database.queries, sub))?.email : undefined
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function subjectOf(token: unknown): string | undefined {
  try {
    const { sub = '' } = decodeJwt(String(token))
    return UUID.test(sub) ? sub : undefined
  } catch {
    return undefined
  }
}
