import { loadRaw, saveFromAccount } from '@coverkit/flow-draft/store'
import type { PageServices } from '#common/page-services/index.ts'
import type { AccountRow } from './accountRows.ts'
import { stepHref } from './flows.ts'
import { readAccountDraft } from './queries.ts'

/**
 * Stores a draft that only the account has on this device, and returns the address of the step where the customer
 * left off. If that fails, the flow loads the account's copy itself and begins at its first step.
 */
export async function openAccountDraft(services: PageServices, row: AccountRow): Promise<string> {
  if (!row.inAccount) return row.href
  try {
    const drafts = await services.drafts()
    const here = await loadRaw(drafts, row.flow)
    if (here.status !== 'none') return row.href
    const stored = await readAccountDraft(services, row.inAccount)
    if (stored === null) return row.href
    await saveFromAccount(drafts, stored)
    return stepHref(row.flow, stored.answers)
  } catch {
    return row.href
  }
}
