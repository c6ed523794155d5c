import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { formatNumber } from '@coverkit/core'
import { fillBlankFields, type Prefill } from '../common/prefill/prefill.ts'
import { quoteDraft } from '../common/quote-draft/quoteDraft.ts'
import { view as incomeView } from '../common/quote-draft/steps/income-protection-cover/view.ts'
import { occupationsFor } from '../common/quote-draft/steps/personal-details/occupations.ts'
import { view as personView } from '../common/quote-draft/steps/personal-details/view.ts'
import type { Session } from '../common/session/index.ts'

/** Hands answers from another page to the quote. `occupationIds`: those of a brand with a list of its own. */
export async function prefillQuote(
  session: Session,
  prefill: Prefill,
  occupationIds: readonly number[] | undefined,
): Promise<void> {
  const { age, gender, isSmoker, state, annualEarnings, occupationId } = prefill
  const draft = quoteDraft(session)
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
  const occupation = await findOccupation(session, occupationId, occupationIds)
  if (occupation && isUnchosen(draft.read().answers.typed['personal-details/occupationName'])) {
    fillBlankFields(draft, 'personal-details', personView, {
      occupation: String(occupation.id),
      occupationName: occupation.description,
    })
  }
}

const isUnchosen = (typed: unknown) => typed === undefined || typed === ''

async function findOccupation(
  session: Session,
  id: number,
  ids: readonly number[] | undefined,
): Promise<Occupation | undefined> {
  const all = await loadOccupations(await session.client()).catch(() => [])
  return occupationsFor(ids, all).find((occupation) => occupation.id === id)
}
