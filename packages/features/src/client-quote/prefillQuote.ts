import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { formatNumber } from '@coverkit/core'
import { fillBlankFields, type Prefill } from '#common/draft/prefill.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { quoteDraft } from '#quote/draft'
import { view as incomeView } from '#quote/income-protection-view'
import { occupationsFor } from '#quote/occupations'
import { view as personView } from '#quote/personal-details-view'

/** Hands answers from another page to the quote. `occupationIds`: those of a brand with a list of its own. */
export async function prefillQuote(
  services: PageServices,
  prefill: Prefill,
  occupationIds: readonly number[] | undefined,
): Promise<void> {
  const { age, gender, isSmoker, state, annualEarnings, occupationId } = prefill
  const draft = quoteDraft(services)
  await draft.ready()
  fillBlankFields(draft, 'personal-details', personView, {
    age: age?.toString(),
    gender,
    smoker: isSmoker === undefined ? undefined : isSmoker ? 'yes' : 'no',
    state,
  })
  fillBlankFields(draft, 'income-protection-cover', incomeView, {
    annualEarnings: annualEarnings === undefined ? undefined : formatNumber(annualEarnings),
  })
  if (occupationId === undefined) return
  const occupation = await findOccupation(services, occupationId, occupationIds)
  if (occupation && isUnchosen(draft.read().answers.typed['personal-details/occupationName'])) {
    fillBlankFields(draft, 'personal-details', personView, {
      occupation: String(occupation.id),
      occupationName: occupation.description,
    })
  }
}

const isUnchosen = (input: unknown) => input === undefined || input === ''

async function findOccupation(
  services: PageServices,
  id: number,
  ids: readonly number[] | undefined,
): Promise<Occupation | undefined> {
  const all = await loadOccupations(await services.client()).catch(() => [])
  return occupationsFor(ids, all).find((occupation) => occupation.id === id)
}
