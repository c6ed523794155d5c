import { assumptionsOf, calculatorDraftKind } from '#calculator'
import type { PageServices } from '#common/page-services/index.ts'
import type { StoredCalculation } from './coverNeeds.ts'

/**
 * The finished calculation of this device; null where there is none. It is only read: the calculator opens its draft, which
 * takes it over from the account and tells other tabs, and the account's page does not.
 */
export async function readCalculation(services: PageServices): Promise<StoredCalculation | null> {
  const loaded = await (await services.drafts()).load(calculatorDraftKind)
  if (loaded.status !== 'found') return null
  const { answers, savedAt } = loaded.draft
  if (answers.progress.furthest !== 'results') return null
  return { input: answers.input, assumptions: assumptionsOf(answers), savedAt }
}
