import type { Backend } from './Backend.ts'

/** An attack by a stranger; `run` makes it and returns the result in a few words. */
export interface Scenario {
  row: string
  request: string
  run: (start: Start) => Promise<string>
}

type Start = (env?: Record<string, string>) => Promise<Backend>

export const CONTROLS = { SANDBOX_CONTROLS: 'on' }
export const PROXY = { TRUSTED_PROXIES: '127.0.0.1' }
export const NETWORK = { 'x-forwarded-for': '203.0.113.7' }
export const JSON_TYPE = { 'content-type': 'application/json' }
export const REPORT_TYPE = { 'content-type': 'application/csp-report' }

export const codeOf = (json: Record<string, unknown>): string => {
  const [first] = Array.isArray(json.errors) ? json.errors : []
  return String(first?.code ?? json.__type ?? '')
}

/** Returns the status of an answer with its code. */
export const outcomeOf = ({ status, json }: { status: number; json: Record<string, unknown> }): string =>
  `${status} ${codeOf(json)}`.trim()

interface Tokens {
  AccessToken: string
  IdToken: string
  RefreshToken: string
}
export const tokensOf = (json: Record<string, unknown>): Tokens => (json.AuthenticationResult ?? {}) as Tokens

/** Creates a user through the controls; the user can sign in. */
export async function newPerson(backend: Backend, person: object = {}): Promise<Record<string, string>> {
  const { json } = await backend.send('POST', '/sandbox/users', JSON_TYPE, JSON.stringify(person))
  return json as Record<string, string>
}

/** Lists the messages in the mailbox, newest first. */
export async function mailsOf(backend: Backend): Promise<{ to: string; text: string }[]> {
  const answer = await fetch(`${backend.url}/sandbox/mail`, { headers: { accept: 'application/json' } })
  return (await answer.json()) as { to: string; text: string }[]
}

export const VICTIM = 'victim@example.com'
export const STRANGERS_PASSWORD = 'Tussock-Parrot-41'
export const OWN_PASSWORD = 'Banksia-Lantern-72'

export const signIn = (backend: Backend, email: string, password: string, headers = {}) =>
  backend.identity(
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } },
    headers,
  )
