import type { ComparisonRequest } from '@coverkit/core'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { perPage } from '#common/page-services/perPage.ts'

/** Whose quote it is, as far as that is known. */
export interface KnownNames {
  readonly firstName: string | null
  readonly lastName: string | null
}

const NOBODY: KnownNames = { firstName: null, lastName: null }

type SessionState = ReturnType<Identity['session']['getState']>

const userOf = (state: SessionState | undefined) => (state && 'user' in state ? state.user : null)

/**
 * Gives the names that are known by now: the signed-in customer's, else those of the first policy holder of the
 * application on this device. No save and no comparison waits for them; one that comes too early for them has none.
 */
export const knownNames = perPage((services: PageServices) => {
  let session: Identity['session'] | undefined
  let known: { readonly subject: string | null; readonly names: KnownNames } = {
    subject: null,
    names: NOBODY,
  }

  async function refresh(): Promise<void> {
    session = (await services.identity().catch(() => null))?.session
    const user = userOf(session?.getState())
    const names = user?.firstName || user?.lastName ? user : await ofApplication(services)
    known = { subject: user?.id ?? null, names: { firstName: names.firstName, lastName: names.lastName } }
  }

  return (): KnownNames => {
    void refresh().catch(() => undefined)
    const isSamePerson = (userOf(session?.getState())?.id ?? null) === known.subject
    return isSamePerson ? known.names : NOBODY
  }
})

/** A comparison with the names that are known, as it is sent: what is stored of it has none, so prices stay the same. */
export function withKnownNames(services: PageServices, request: ComparisonRequest): ComparisonRequest {
  const { firstName, lastName } = knownNames(services)()
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

async function ofApplication(services: PageServices): Promise<KnownNames> {
  const { firstHolder } = await import('#known-person/first-holder')
  return (await firstHolder(services)) ?? NOBODY
}
