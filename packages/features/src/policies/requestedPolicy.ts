import { atom } from 'jotai'
import type { PageServices } from '#common/page-services/createPageServices.ts'

/** The policy whose link was pressed, until the flow has taken it over. Never in an address. */
export const requestedPolicyAtom = atom<string | null>(null)

/** Called by the link of a policy: the flow then begins with that one. */
export function requestPolicy(services: Pick<PageServices, 'store'>, id: string): void {
  services.store.set(requestedPolicyAtom, id)
}
