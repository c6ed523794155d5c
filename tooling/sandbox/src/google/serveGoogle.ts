import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { SigningKeys } from '../identity/loadSigningKeys.ts'
import { GOOGLE_SCHEMA, type GoogleTokenBody } from './googleSchema.ts'
import { GOOGLE_ISSUER } from './verifyGoogleToken.ts'

const script = readFileSync(new URL('./client.js', import.meta.url), 'utf8')
const LIFE_SECONDS = 3600

/** Serves a stand-in for Google: its script, its published keys, and its tokens. For this machine only. */
export function serveGoogle(
  controls: FastifyInstance,
  { now }: { now: () => Date },
  keys: SigningKeys,
): void {
  controls.get('/google/client', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
  controls.get('/google/keys', async () => keys.jwks())
  controls.post<{ Body: GoogleTokenBody }>(
    '/google/token',
    { schema: { body: GOOGLE_SCHEMA } },
    async (request) => {
      const { clientId, nonce, account = {} } = request.body
      const iat = Math.floor(now().getTime() / 1000)
      const {
        email = 'robin.google@example.com',
        emailVerified = true,
        givenName = 'Robin',
        familyName = 'Example',
        sub = `google-${email}`,
        hd,
      } = account
      const credential = await keys.sign({
        iss: GOOGLE_ISSUER,
        azp: clientId,
        aud: clientId,
        sub,
        email,
        email_verified: emailVerified,
        name: `${givenName} ${familyName}`,
        given_name: givenName,
        family_name: familyName,
        iat,
        nbf: iat,
        exp: iat + LIFE_SECONDS,
        ...(nonce !== undefined && { nonce }),
        ...(hd !== undefined && { hd }),
      })
      return { credential }
    },
  )
}
