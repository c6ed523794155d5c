import { type Prefill, withKnown } from '#common/draft/prefill.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { numberText } from './fieldTexts.ts'
import { calculatorDraft } from './state.ts'
import { aboutYou } from './steps/about-you/step.ts'
import { calculatorView } from './steps/calculatorView.ts'

/** Hands answers from another page to the calculator's first step. */
export async function prefillCalculator(services: PageServices, prefill: Prefill): Promise<void> {
  const draft = calculatorDraft(services)
  await draft.ready()
  const { age, annualEarnings } = prefill
  draft.update((answers) =>
    withKnown(
      answers,
      { form: aboutYou.id, view: calculatorView },
      {
        age: age?.toString(),
        annualSalary: annualEarnings === undefined ? null : numberText(annualEarnings),
      },
    ),
  )
}
