import type { SignInError } from '@coverkit/identity'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { signInCopy as copy } from './copy.ts'
import type { SignInFailure } from './failureOf.ts'
import { loadIdentity } from './loadIdentity.ts'

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: SignInError }

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: SignInFailure }

/** The code of sign-in could not be had. */
export const unloaded: SignInFailure = { text: copy.failed, detail: copy.unreachable }

/** Asks the identity service; what it refuses is told in words, whose code comes with that of the service. */
export async function callIdentity<Value>(
  services: PageServices,
  call: (identity: Identity) => Promise<Answer<Value>>,
  at?: 'log-in',
): Promise<Outcome<Value>> {
  const words = import('./failureOf.ts').catch(() => null)
  const [identity, outcome] = await Promise.all([loadIdentity(services), words])
  if (!identity || !outcome) return { ok: false, failure: unloaded }
  const answer = await call(identity)
  return answer.ok ? answer : { ok: false, failure: outcome.failureOf(answer.error, at) }
}
