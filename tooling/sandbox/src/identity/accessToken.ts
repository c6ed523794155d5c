import { eq } from 'drizzle-orm'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { type Fields, text } from './fields.ts'
import { notAuthorized } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { findBySub, type Person, userNotFound } from './people.ts'
import { tokenFamilies } from './tables.ts'

/** Finds the person of a request's access token. @throws IdentityError for an invalid token */
export const personOf = async (services: IdentityServices, fields: Fields): Promise<Person> =>
  (await sessionOf(services, fields)).person

/** Finds the person, the token's family and the time of the sign-in. */
export async function sessionOf(
  services: IdentityServices,
  fields: Fields,
): Promise<{ person: Person; family: string; signedInAt: Date }> {
  const { sub, family } = await claimsOf(services, text(fields, 'AccessToken'))
  const { queries } = services.database
  const person = await findBySub(queries, sub)
  if (!person) throw userNotFound()
  const [session] = await queries.select().from(tokenFamilies).where(eq(tokenFamilies.id, family))
  if (!session || session.revokedAt) throw notAuthorized('Access Token has been revoked')
  return { person, family, signedInAt: session.signedInAt }
}

async function claimsOf(
  { pool, now }: IdentityServices,
  token: string,
): Promise<{ sub: string; family: string }> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(await pool.keys.jwks()), {
      algorithms: ['RS256'],
      issuer: pool.issuer(),
      currentDate: now(),
      requiredClaims: ['sub', 'exp', 'origin_jti'],
    })
    const { sub = '', origin_jti, token_use, client_id } = payload
    if (token_use === 'access' && client_id === pool.clientId) return { sub, family: String(origin_jti) }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired')
  }
  throw notAuthorized('Invalid Access Token')
}
