import { loadRaw, saveFromAccount } from '@coverkit/flow-draft/store'
import type { PageServices } from '#common/page-services/index.ts'
import type { AccountRow } from './accountRows.ts'
import { stepHref } from './flows.ts'
import { readAccountDraft } from './queries.ts'

/**
 * Brings what only the account has to this device and gives the address of the step that the customer left off at. Where
 * that fails, the flow looks for the account's copy by itself and begins at its first step.
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
