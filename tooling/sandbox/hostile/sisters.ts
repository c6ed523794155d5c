import { createHash, randomBytes } from 'node:crypto'
import { partialTransferBody } from '../src/testing/bodies.ts'
import { bigPng, catalog, pdf, pdfStream } from '../src/testing/files.ts'
import type { Backend } from './Backend.ts'
import {
  CONTROLS,
  JSON_TYPE,
  mailsOf,
  NETWORK,
  newPerson,
  OWN_PASSWORD,
  outcomeOf,
  PROXY,
  type Scenario,
  STRANGERS_PASSWORD,
  signIn,
  tokensOf,
  VICTIM,
} from './Scenario.ts'

const TRANSFERS = '/api/v1/transferpolicy'
const HOUR_MS = 3_600_000
const FILES = 25
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'
/** Packed objects with a script, whose filter or first numbers are written in other ways. */
const PACKED = [
  ...['/F /FlateDecode', '/F /Fl', '/F [/Fl]'].map((filter) =>
    pdfStream(`/Type /ObjStm /N 1 /First 4 ${filter}`, `5 0 ${SCRIPT}`),
  ),
  ...['+5 +0 ', '5%\n0 ', '00000000005 0 '].map((index) =>
    pdfStream(`/N 1 /First ${index.length} /X (endobj) /Filter /FlateDecode`, index + SCRIPT),
  ),
]

/** Puts a file into a new transfer of a visitor. */
async function putFile(backend: Backend, type: string, bytes: Buffer): Promise<number> {
  const secret = randomBytes(32).toString('base64url')
  const body = partialTransferBody({ secretHash: createHash('sha256').update(secret).digest('base64url') })
  await backend.send('POST', TRANSFERS, { ...JSON_TYPE, ...NETWORK }, JSON.stringify(body))
  const headers = { ...NETWORK, authorization: `Bearer ${secret}`, 'content-type': type }
  const path = `${TRANSFERS}/${body.tracking.draft}/files/1`
  return (await fetch(backend.url + path, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status
}

const countsOf = (statuses: readonly number[]) =>
  [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ')

const KEY = randomBytes(32).toString('base64')
const PRODUCTION = { NODE_ENV: 'production', DATA_KEY: KEY, IDENTITY_ISSUER: 'https://id.example/pool' }
const UNSAFE: Readonly<Record<string, Record<string, string>>> = {
  'the embedded database': {},
  'a key of zeros': { DATA_KEY: Buffer.alloc(32).toString('base64') },
  controls: CONTROLS,
  'mail in clear': { SMTP_URL: 'smtp://mail.example' },
  'any origin': { ALLOWED_ORIGINS: 'null,*' },
  'every address as a proxy': { TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' },
}

/** The findings of the reading of 28 November 2026 that a request or a start shows. */
export const sisters: readonly Scenario[] = [
  {
    row: 'M1 of 28 November',
    request: `${FILES} pictures of 10 MB by one network without an account`,
    run: async (start) => {
      const backend = await start(PROXY)
      const picture = bigPng(10 * 1024 * 1024 - 65_536)
      const statuses: number[] = []
      for (let count = 0; count < FILES; count++) statuses.push(await putFile(backend, 'image/png', picture))
      return countsOf(statuses)
    },
  },
  {
    row: 'M3 of 28 November',
    request: 'Six PDFs that run a program when they are opened, spelled in other ways',
    run: async (start) => {
      const backend = await start(PROXY)
      const statuses: number[] = []
      for (const packed of PACKED)
        statuses.push(await putFile(backend, 'application/pdf', pdf(catalog('/OpenAction 5 0 R'), packed)))
      return countsOf(statuses)
    },
  },
  {
    row: 'M4 of 28 November',
    request: 'An account asks each hour of a day for codes to a stranger’s address',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { email = '' } = await newPerson(backend, { password: OWN_PASSWORD })
      for (let hour = 0; hour < 24; hour++) {
        await backend.send('POST', '/sandbox/clock', JSON_TYPE, JSON.stringify({ offsetMs: hour * HOUR_MS }))
        const { AccessToken } = tokensOf((await signIn(backend, email, OWN_PASSWORD)).json)
        const UserAttributes = [{ Name: 'email', Value: VICTIM }]
        await backend.identity('UpdateUserAttributes', { AccessToken, UserAttributes })
        for (let count = 0; count < 5; count++)
          await backend.identity('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' })
      }
      return `${(await mailsOf(backend)).filter(({ to }) => to === VICTIM).length} mailed`
    },
  },
  {
    row: 'M5 of 28 November',
    request: 'GlobalSignOut, then an export with the token that was just ended',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { email = '' } = await newPerson(backend, { password: OWN_PASSWORD })
      const { AccessToken, IdToken } = tokensOf((await signIn(backend, email, OWN_PASSWORD)).json)
      await backend.identity('GlobalSignOut', { AccessToken })
      const headers = { authorization: `Bearer ${IdToken}` }
      return outcomeOf(await backend.send('POST', '/api/v1/users/export', headers))
    },
  },
  {
    row: 'M6 of 28 November',
    request: 'ChangePassword, then another name and town, with a token',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { email = '', token = '' } = await newPerson(backend, { password: OWN_PASSWORD })
      const { AccessToken } = tokensOf((await signIn(backend, email, OWN_PASSWORD)).json)
      const passwords = { PreviousPassword: OWN_PASSWORD, ProposedPassword: STRANGERS_PASSWORD }
      const changed = outcomeOf(await backend.identity('ChangePassword', { AccessToken, ...passwords }))
      const { IdToken = token } = tokensOf((await signIn(backend, email, STRANGERS_PASSWORD)).json)
      const headers = { ...JSON_TYPE, authorization: `Bearer ${IdToken}` }
      const body = JSON.stringify({ first_Name: 'Mallory', mailing_City: 'Elsewhere' })
      const named = outcomeOf(await backend.send('POST', '/api/v1/users/UpdateUser', headers, body))
      return `${changed} and ${named}; ${(await mailsOf(backend)).filter(({ to }) => to === email).length} mailed to the owner`
    },
  },
  {
    row: 'M7 of 28 November',
    request: `A production process with a key and an issuer, and each of: ${Object.keys(UNSAFE).join(', ')}`,
    run: async (start) => {
      const outcomes: string[] = []
      for (const env of Object.values(UNSAFE))
        outcomes.push(
          await start({ ...PRODUCTION, ...env }).then(
            async (backend) => {
              await backend.stop()
              return 'started'
            },
            () => 'refused',
          ),
        )
      return outcomes.join(', ')
    },
  },
  {
    row: 'M10 of 28 November',
    request: '100 nonsense tokens to renew, then the right password from the same network',
    run: async (start) => {
      const prepared = await start(CONTROLS)
      await newPerson(prepared, { email: VICTIM, password: OWN_PASSWORD })
      const backend = await prepared.restart(PROXY)
      const nonsense = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: 'nonsense' } }
      for (let count = 0; count < 101; count++) await backend.identity('InitiateAuth', nonsense, NETWORK)
      const outcome = outcomeOf(await signIn(backend, VICTIM, OWN_PASSWORD, NETWORK))
      await backend.stop()
      return outcome
    },
  },
  {
    row: 'L1 of 28 November',
    request: 'A sign-up that a stranger of the same network replaces; the owner enters the newest code',
    run: async (start) => {
      const backend = await start(CONTROLS)
      for (const Password of [OWN_PASSWORD, STRANGERS_PASSWORD])
        await backend.identity('SignUp', { Username: VICTIM, Password })
      const [mail] = await mailsOf(backend)
      const ConfirmationCode = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
      await backend.identity('ConfirmSignUp', { Username: VICTIM, ConfirmationCode })
      return `the stranger's password then: ${outcomeOf(await signIn(backend, VICTIM, STRANGERS_PASSWORD))}`
    },
  },
  {
    row: 'L6 of 28 November',
    request: 'One refresh token renewed 20 times at once, then each of what came',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { email = '' } = await newPerson(backend, { password: OWN_PASSWORD })
      const { RefreshToken } = tokensOf((await signIn(backend, email, OWN_PASSWORD)).json)
      const renew = (token: string) => backend.identity('GetTokensFromRefreshToken', { RefreshToken: token })
      const answers = await Promise.all(Array.from({ length: 20 }, () => renew(RefreshToken)))
      const tokens = answers.map(({ json }) => tokensOf(json).RefreshToken).filter(Boolean)
      return `${new Set(tokens).size} that go on`
    },
  },
  {
    row: 'L7 of 28 November',
    request: '`GET /sandbox/mail?to=%00`',
    run: async (start) => outcomeOf(await (await start(CONTROLS)).send('GET', '/sandbox/mail?to=%00', {})),
  },
]
