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
 * application on this device. No save waits for them; one that comes too early for them has none.
 * Comparisons have no place for names: `clients` of the specification (Quote comparison) lists seven members and none is one.
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

async function ofApplication(services: PageServices): Promise<KnownNames> {
  const { firstHolder } = await import('#known-person/first-holder')
  return (await firstHolder(services)) ?? NOBODY
}
