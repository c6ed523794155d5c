import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

const ALG = 'RS256'

/** Starts an issuer that publishes a key and signs tokens with it; backends trust it by configuration. */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair(ALG, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: ALG, use: 'sig' }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const sign = (
    claims: JWTPayload,
    { kid = 'first', key = privateKey }: { kid?: string; key?: CryptoKey } = {},
  ) => new SignJWT(claims).setProtectedHeader({ alg: ALG, kid }).sign(key)
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    publicPem: await exportSPKI(publicKey),
    sign,
    close: () => server.close(),
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Makes a token without a signature. */
export const unsigned = (claims: JWTPayload) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`

/** Changes one claim of a signed token. */
export function tampered(token: string, changes: object): string {
  const [head, body = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, encoded({ ...claims, ...changes }), signature].join('.')
}
