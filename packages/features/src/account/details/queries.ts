import {
  type AccountClosing,
  listPolicies,
  listTransferPolicies,
  loadClosing,
  loadUser,
  type User,
} from '@coverkit/api-client'
import { type FormerEmail, formerEmails } from '@coverkit/identity'
import type { PageServices } from '#common/page-services/index.ts'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { type PolicyToNotify, policiesToNotify } from './policiesToNotify.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The signed-in customer's details. */
export const customerDetails = defineQuery<User>({
  key: queryKeys.customerDetails,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: async (services, signal) => loadUser(await services.client(), { signal }),
})

/** The details as they are at this moment; null where they cannot be had. */
export async function currentDetails(services: PageServices): Promise<User | null> {
  const answer = await loadUser(await services.client())
  return answer.ok ? answer.value : null
}

/** The former addresses for log-in by which the account can still be taken back; none where the identity service has no such thing. */
export const customerFormerEmails = defineQuery<readonly FormerEmail[]>({
  key: queryKeys.formerEmails,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const identity = await services.identity()
    const AccessToken = await identity?.session.getAccessToken()
    if (!identity || !AccessToken) return { ok: false, error: { kind: 'unauthorised' } }
    const answer = await identity.client.getUser({ AccessToken }, { signal })
    return answer.ok
      ? { ok: true, value: formerEmails(answer.value) }
      : { ok: false, error: { kind: 'network' } }
  },
})

/** Has the former addresses read again, or notes that there are none any more. */
export function noteFormerEmails(services: PageServices, known?: readonly never[]): void {
  const queries = queryClient(services)
  if (known) queries.setQueryData([queryKeys.formerEmails], known)
  else void queries.invalidateQueries({ queryKey: [queryKeys.formerEmails] })
}

/** The policies whose insurers we can notify of new details: the customer's own, and those we are to look after. */
export const notifiablePolicies = defineQuery<readonly PolicyToNotify[]>({
  key: queryKeys.notifiablePolicies,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const client = await services.client()
    const [own, transferred] = await Promise.all([
      listPolicies(client, { signal }),
      listTransferPolicies(client, { signal }),
    ])
    if (!own.ok) return own
    return transferred.ok ? { ok: true, value: policiesToNotify(own.value, transferred.value) } : transferred
  },
})

/** Whether the account is about to close, and what closing it means. */
export const accountClosing = defineQuery<AccountClosing>({
  key: queryKeys.accountClosing,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: async (services, signal) => loadClosing(await services.client(), { signal }),
})
