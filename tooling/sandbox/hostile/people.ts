import type { Backend } from './Backend.ts'
import {
  CONTROLS,
  codeOf,
  JSON_TYPE,
  mailsOf,
  newPerson,
  OWN_PASSWORD,
  type Scenario,
  STRANGERS_PASSWORD,
  signIn,
  VICTIM,
} from './Scenario.ts'

const PROXY = { TRUSTED_PROXIES: '127.0.0.1' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const outcomeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) =>
  `${status} ${codeOf(json)}`.trim()

async function googleToken(backend: Backend, account: object, nonce?: string): Promise<string> {
  const clientId = 'coverkit-sandbox.apps.googleusercontent.com'
  const body = JSON.stringify({ clientId, account, ...(nonce && { nonce }) })
  const { json } = await backend.send('POST', '/sandbox/google/token', JSON_TYPE, body)
  return String(json.credential)
}

async function googleLogin(backend: Backend, body: object): Promise<string> {
  const { status, json } = await backend.send(
    'POST',
    '/accounts/google-login',
    JSON_TYPE,
    JSON.stringify({ accountName: 'wattlebird', ...body }),
  )
  return json.token ? `${status}, signed in` : `${status}, refused`
}

export const people: readonly Scenario[] = [
  {
    row: 'M1',
    request: 'UpdateUserAttributes to 30 addresses, then to one with an account',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { accessToken: AccessToken } = await newPerson(backend)
      await newPerson(backend, { email: VICTIM })
      const change = (Value: string) =>
        backend.identity('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] })
      const known = outcomeOf(await change(VICTIM))
      for (let number = 0; number < 30; number++) await change(`stranger${number}@example.com`)
      const mails = (await mailsOf(backend)).filter(({ to }) => to.startsWith('stranger'))
      return `${mails.length} of 30 mailed; a known address: ${known}`
    },
  },
  {
    row: 'M2',
    request: 'A stranger signs up the address first; its owner signs up and confirms with the mailed code',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const signUp = (Password: string) => backend.identity('SignUp', { Username: VICTIM, Password })
      await signUp(STRANGERS_PASSWORD)
      const second = outcomeOf(await signUp(OWN_PASSWORD))
      const [mail] = await mailsOf(backend)
      const ConfirmationCode = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
      await backend.identity('ConfirmSignUp', { Username: VICTIM, ConfirmationCode })
      const stranger = outcomeOf(await signIn(backend, VICTIM, STRANGERS_PASSWORD))
      return `second sign-up ${second}; the stranger's password then: ${stranger}`
    },
  },
  {
    row: 'M6',
    request: 'Ten wrong passwords from one address, then the right one from another',
    run: async (start) => {
      const prepared = await start(CONTROLS)
      await newPerson(prepared, { email: VICTIM, password: OWN_PASSWORD })
      const backend = await prepared.restart(PROXY)
      for (let tries = 0; tries < 10; tries++)
        await signIn(backend, VICTIM, STRANGERS_PASSWORD, from('203.0.113.7'))
      const outcome = outcomeOf(await signIn(backend, VICTIM, OWN_PASSWORD, from('198.51.100.9')))
      await backend.stop()
      return outcome
    },
  },
  {
    row: 'M7',
    request: 'A Google token without a nonce, and one with it twice',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const account = { email: 'robin@gmail.com' }
      const bare = await googleLogin(backend, { idToken: await googleToken(backend, account) })
      const idToken = await googleToken(backend, account, 'nonce-of-this-page-1')
      const once = await googleLogin(backend, { idToken, nonce: 'nonce-of-this-page-1' })
      const twice = await googleLogin(backend, { idToken, nonce: 'nonce-of-this-page-1' })
      return `${bare}; ${once}; ${twice}`
    },
  },
  {
    row: 'M7',
    request: 'A Google token for an account name that nobody has, and for a local account of another domain',
    run: async (start) => {
      const backend = await start(CONTROLS)
      await newPerson(backend, { email: VICTIM })
      const nonce = 'nonce-of-this-page-2'
      const foreign = await googleToken(backend, { email: 'robin@gmail.com' }, nonce)
      const name = await googleLogin(backend, { idToken: foreign, nonce, accountName: 'nobodysbroker' })
      const local = await googleToken(backend, { email: VICTIM, sub: 'somebody-else' }, `${nonce}b`)
      return `${name}; ${await googleLogin(backend, { idToken: local, nonce: `${nonce}b` })}`
    },
  },
  {
    row: 'M8',
    request: 'Sign-up as `a<b@example.com`',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const body = { Username: 'a<b@example.com', Password: OWN_PASSWORD }
      return `${outcomeOf(await backend.identity('SignUp', body))}, ${(await mailsOf(backend)).length} mailed`
    },
  },
  {
    row: 'L',
    request: 'Sign-up with `aaaaaaaa` and with `password1`',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const signUp = async (Username: string, Password: string) =>
        outcomeOf(await backend.identity('SignUp', { Username, Password }))
      return `${await signUp('one@example.com', 'aaaaaaaa')}; ${await signUp('two@example.com', 'password1')}`
    },
  },
  {
    row: 'L',
    request: 'ChangePassword, then a renewal by another session of the person',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { accessToken: AccessToken, email = '' } = await newPerson(backend, { password: OWN_PASSWORD })
      const { json } = await signIn(backend, email, OWN_PASSWORD)
      const other = json.AuthenticationResult as { RefreshToken: string }
      await backend.identity('ChangePassword', {
        AccessToken,
        PreviousPassword: OWN_PASSWORD,
        ProposedPassword: STRANGERS_PASSWORD,
      })
      return outcomeOf(
        await backend.identity('GetTokensFromRefreshToken', { RefreshToken: other.RefreshToken }),
      )
    },
  },
  {
    row: 'L',
    request: 'The keys that the pool publishes',
    run: async (start) => {
      const { json } = await (await start()).send(
        'GET',
        '/ap-southeast-2_Sandbox01/.well-known/jwks.json',
        {},
      )
      return `${Array.isArray(json.keys) ? json.keys.length : 0}`
    },
  },
]
