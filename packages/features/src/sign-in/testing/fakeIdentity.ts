import type { IdentityClient, IdentityError, IdentitySession, SignInError } from '@coverkit/identity'
import { createStore } from 'jotai'
import type { PageServices, SignInConfig } from '#common/page-services/index.ts'

interface FakeIdentityOptions {
  /** How the service answers everything; all goes well when absent. */
  readonly refusal?: IdentityError
  /** How it answers a log-in, where that differs. */
  readonly logInRefusal?: SignInError
  readonly google?: SignInConfig['google']
}

/** Returns services without a signed-in customer, whose identity service answers as configured. For stories. */
export function fakeIdentity({
  refusal,
  logInRefusal,
  google = null,
}: FakeIdentityOptions = {}): PageServices {
  const answer = async () =>
    refusal
      ? { ok: false, error: refusal }
      : { ok: true, value: { UserConfirmed: false, UserSub: 'sub' }, servedAt: null }
  const client = new Proxy({}, { get: () => answer }) as IdentityClient
  const refused = logInRefusal ?? refusal
  const customer: Partial<IdentitySession> = {
    getState: () => ({ status: 'signed-out' }),
    subscribe: () => () => undefined,
    signIn: async ({ email }) =>
      refused
        ? { ok: false, error: refused }
        : { ok: true, value: { id: 'sub', email, firstName: 'Robin', lastName: 'Example' } },
  }
  const identity = { client, session: customer as IdentitySession, google, resolved: Promise.resolve() }
  return {
    config: { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl: '' },
    store: createStore(),
    drafts: () => Promise.reject(new Error('not used')),
    client: () => Promise.reject(new Error('not used')),
    flows: new Set(),
    identity: async () => identity,
  }
}
