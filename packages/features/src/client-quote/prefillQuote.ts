import { formatNumber } from '@coverkit/core'
import { type Prefill, withKnown } from '#common/draft/prefill.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { controlInUse } from '#common/step-form/fieldInUse.ts'
import { incomeProtectionView as incomeView } from '#cover-steps'
import { quoteDraft } from './answers/quoteDraft.ts'
import { withOccupation } from './steps/personal-details/knownOccupation.ts'
import { offeredName } from './steps/personal-details/offeredName.ts'
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
  const name = await offeredName(services, occupationId, occupationIds)
  if (name) draft.update((answers) => withOccupation(answers, { id: occupationId, name }, controlInUse()))
}

const personKnown = ({ age, gender, isSmoker, state }: Prefill) => ({
  age: age?.toString(),
  gender,
  smoker: isSmoker === undefined ? null : isSmoker ? 'yes' : 'no',
  state,
})
