import { loadSecondHolder } from '@coverkit/api-client'
import { holderFromSaved, type PolicyHolder } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** The second policy holder that a signed-in customer's account holds; null without one. */
export async function savedHolder(services: PageServices): Promise<PolicyHolder | null> {
  const saved = await fetchPersonal(services, { key: queryKeys.secondHolder, load: loadSecondHolder })
  if (saved === null || saved.status === 'Discontinued') return null
  const holder = holderFromSaved(saved, '')
  return holder.firstName === null && holder.lastName === null ? null : holder
}
