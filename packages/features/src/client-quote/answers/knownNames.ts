import type { ComparisonRequest } from '@coverkit/core'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { perPage } from '#common/page-services/perPage.ts'

/** The visitor's names, each null while it is unknown. */
export interface KnownNames {
  readonly firstName: string | null
  readonly lastName: string | null
}

const NOBODY: KnownNames = { firstName: null, lastName: null }

type SessionState = ReturnType<Identity['session']['getState']>

const userOf = (state: SessionState | undefined) => (state && 'user' in state ? state.user : null)

/** A customer's token is renewed by then, or whatever needs their names goes without. */
const RENEWED_WITHIN_MS = 1_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * The names of the signed-in customer, else those that the application or the quote on this device has. `now` gives
 * what is known by now. After a load a session has no names until its token was renewed: `settled` waits for that, but
 * never long, as what is saved must not depend on it.
 */
export const knownNames = perPage((services: PageServices) => {
  let session: Identity['session'] | undefined
  let known: { readonly subject: string | null; readonly names: KnownNames } = {
    subject: null,
    names: NOBODY,
  }

  async function refresh(): Promise<void> {
    session = (await services.identity().catch(() => null))?.session
    if (isUnnamed(userOf(session?.getState()))) await session?.getToken().catch(() => null)
    const user = userOf(session?.getState())
    const names = user && !isUnnamed(user) ? user : await ofDevice(services)
    known = { subject: user?.id ?? null, names: { firstName: names.firstName, lastName: names.lastName } }
  }

  return {
    now(): KnownNames {
      void refresh().catch(() => undefined)
      const isSamePerson = (userOf(session?.getState())?.id ?? null) === known.subject
      return isSamePerson ? known.names : NOBODY
    },
    settled: () => Promise.race([refresh().catch(() => undefined), pause(RENEWED_WITHIN_MS)]),
  }
})

const isUnnamed = (user: KnownNames | null) => user !== null && !user.firstName && !user.lastName

/** A comparison with the names that are known, as it is sent: what is stored of it has none, so prices stay the same. */
export async function withKnownNames(
  services: PageServices,
  request: ComparisonRequest,
): Promise<ComparisonRequest> {
  const names = knownNames(services)
  await names.settled()
  const { firstName, lastName } = names.now()
  const [client] = request.clients
  return {
    ...request,
    clients: [
      {
        ...client,
        ...(firstName !== null && { first_Name: firstName }),
        ...(lastName !== null && { last_Name: lastName }),
      },
    ],
  }
}

async function ofDevice(services: PageServices): Promise<KnownNames> {
  const { namedPerson } = await import('#fields/named-person')
  return (await namedPerson(services)) ?? NOBODY
}
