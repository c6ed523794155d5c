import { applyAllRules, PAYMENT_FREQUENCIES, PREMIUM_TYPES } from '@coverkit/core'
import { Alert, RadioGroup } from '@coverkit/ui'
import { useEffect } from 'react'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { applyToQuote } from '../../answers/applyToQuote.ts'
import type { QuoteDraftStore } from '../../flow/quoteFlow.ts'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { withNow } from '../withNow.tsx'
import { premiumTypeCopy as copy } from './copy.ts'
import { PremiumSketch } from './PremiumSketch.tsx'
import { premiumType } from './step.ts'
import { type Field, view } from './view.ts'

const types = PREMIUM_TYPES.map((value) => ({
  value: value as string,
  label: copy.labels[value],
  hint: copy.notes[value],
}))
const frequencies = PAYMENT_FREQUENCIES.map((value) => ({
  value: value as string,
  label: copy.frequencies[value],
}))

export { view } from './view.ts'

export default function PremiumTypeStep() {
  const page = useQuoteStep(premiumType, view)
  useRulesOnEntry(page.draft)
  return (
    <PremiumTypeScreen
      form={page.form}
      frame={(content) => <QuoteStepPage {...page} {...content} />}
      now={() => null}
    />
  )
}

export function PremiumTypeScreen({ form, frame, now }: Omit<QuoteScreen<Field>, 'update'>) {
  return frame({
    title: copy.title,
    aside: (
      <StepAside {...copy.aside}>
        <PremiumSketch />
      </StepAside>
    ),
    children: (
      <>
        <RadioGroup
          legend={copy.legend}
          hint={withNow(now('premiumType'))}
          options={types}
          cards
          {...form.choice('premiumType')}
        />
        <Alert severity="info">{copy.bothRise}</Alert>
        <RadioGroup
          legend={copy.frequency}
          hint={withNow(now('paymentFrequency'), copy.frequencyHint)}
          options={frequencies}
          cards
          {...form.choice('paymentFrequency')}
        />
      </>
    ),
  })
}

/** A quote kept by an older version may come here without the rules of age and occupation. */
function useRulesOnEntry(draft: QuoteDraftStore) {
  useEffect(() => {
    void draft.ready().then(() => {
      const { answers } = draft.read()
      const ruled = applyToQuote(answers, applyAllRules, { step: 'personal-details' })
      if (ruled !== answers) draft.update(() => ruled)
    })
  }, [draft])
}
