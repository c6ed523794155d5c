import type { PasswordCost } from './identity/passwordHash.ts'
import type { Environment } from './settingRules.ts'
import type { SandboxOptions } from './startSandbox.ts'

/** Cheap hashes, for accounts of tests. */
const QUICK_HASHES: PasswordCost = { N: 2, r: 8, p: 1 }

/** Reads the trusted token issuer from the environment. Issuer, keys and audience belong together: all or none. */
export function readTokenSettings(env: Environment): Pick<SandboxOptions, 'pool' | 'tokens' | 'google'> {
  const { IDENTITY_POOL_ID: id, IDENTITY_CLIENT_ID: clientId, IDENTITY_ISSUER } = env
  const { TOKEN_ISSUER: issuer, TOKEN_JWKS_URL: jwksUrl, TOKEN_AUDIENCE: audience } = env
  const { IDENTITY_PASSWORD_MIN_LENGTH: minLength, SANDBOX_PASSWORD_HASHES: hashes } = env
  const { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL } = env
  const given = [issuer, jwksUrl, audience].filter(Boolean).length
  if (given !== 0 && given !== 3)
    throw new Error('TOKEN_ISSUER, TOKEN_JWKS_URL and TOKEN_AUDIENCE are set together')
  return {
    pool: {
      ...(id && { id }),
      ...(clientId && { clientId }),
      ...(IDENTITY_ISSUER && { issuer: IDENTITY_ISSUER }),
      ...(minLength && { passwordMinLength: readLength(minLength) }),
      ...(hashes && { passwordCost: readHashes(hashes, env.SANDBOX_CONTROLS) }),
    },
    ...(issuer && jwksUrl && audience && { tokens: { issuer, jwksUrl, audience } }),
    google: {
      ...(GOOGLE_CLIENT_ID && { clientId: GOOGLE_CLIENT_ID }),
      ...(GOOGLE_JWKS_URL && { jwksUrl: GOOGLE_JWKS_URL }),
    },
  }
}

function readLength(text: string): number {
  const length = Number(text)
  if (Number.isInteger(length) && length >= 6 && length <= 99) return length
  throw new Error(`IDENTITY_PASSWORD_MIN_LENGTH is a whole number from 6 to 99: ${text}`)
}

function readHashes(text: string, controls: string | undefined): PasswordCost {
  if (text === 'quick' && controls === 'on') return QUICK_HASHES
  throw new Error(`SANDBOX_PASSWORD_HASHES is quick, and needs SANDBOX_CONTROLS=on: ${text}`)
}
