import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { formatNumber } from '@coverkit/core'
import { type Prefill, withKnown } from '#common/draft/prefill.ts'
import type { PageServices } from '#common/page-services/index.ts'
import type { QuoteAnswers } from './answers/quoteAnswers.ts'
import { quoteDraft } from './answers/quoteDraft.ts'
import { view as incomeView } from './steps/income-protection-cover/view.ts'
import { occupationsFor } from './steps/personal-details/occupations.ts'
import { view as personView } from './steps/personal-details/view.ts'

const person = { form: 'personal-details', view: personView } as const
const income = { form: 'income-protection-cover', view: incomeView } as const

/** Hands answers from another page to the quote. `occupationIds`: those of a brand with a list of its own. */
export async function prefillQuote(
  services: PageServices,
  prefill: Prefill,
  occupationIds: readonly number[] | undefined,
): Promise<void> {
  const { annualEarnings, occupationId } = prefill
  const draft = quoteDraft(services)
  await draft.ready()
  draft.update((answers) =>
    withKnown(withKnown(answers, person, personKnown(prefill)), income, {
      annualEarnings: annualEarnings === undefined ? null : formatNumber(annualEarnings),
    }),
  )
  if (occupationId === undefined) return
  const occupation = await findOccupation(services, occupationId, occupationIds)
  if (!occupation || typedOccupation(draft.read().answers)) return
  draft.update((answers) =>
    withKnown(answers, person, {
      occupation: String(occupation.id),
      occupationName: occupation.description,
    }),
  )
}

const personKnown = ({ age, gender, isSmoker, state }: Prefill) => ({
  age: age?.toString(),
  gender,
  smoker: isSmoker === undefined ? null : isSmoker ? 'yes' : 'no',
  state,
})

/** Returns whether the visitor has entered, chosen or cleared an occupation. */
const typedOccupation = ({ typed }: QuoteAnswers) => typed['personal-details/occupationName'] !== undefined

async function findOccupation(
  services: PageServices,
  id: number,
  ids: readonly number[] | undefined,
): Promise<Occupation | undefined> {
  const all = await loadOccupations(await services.client()).catch(() => [])
  return occupationsFor(ids, all).find((occupation) => occupation.id === id)
}
