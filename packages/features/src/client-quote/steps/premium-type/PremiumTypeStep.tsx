import { applyAllRules, PAYMENT_FREQUENCIES, PREMIUM_TYPES } from '@coverkit/core'
import { RadioGroup, Segmented, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useEffect } from 'react'

import { type QuoteScreen, withNow } from '#cover-steps'
import { applyToQuote } from '#quote/rules'
import type { QuoteDraftStore } from '../../flow.ts'
import { QuoteAside } from '../../so-far/QuoteAside.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.tsx'
import { premiumTypeCopy as copy } from './copy.ts'
import { PremiumYearsPreview } from './PremiumYearsPreview.tsx'
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

const { title, text, why } = copy.aside

export default function PremiumTypeStep() {
  const page = useQuoteStep(premiumType, view)
  useRulesOnEntry(page.draft)
  const { answers } = page.form
  return (
    <PremiumTypeScreen
      form={page.form}
      frame={({ aside, ...content }) => (
        <QuoteStepPage
          {...page}
          {...content}
          intro={
            <Text size={20} tone="soft">
              {copy.lead}
            </Text>
          }
          aside={<QuoteAside quote={answers.quote} term={aside} />}
        />
      )}
      now={() => null}
      preview={<PremiumYearsPreview answers={answers} />}
    />
  )
}

interface PremiumTypeScreenProps extends Omit<QuoteScreen<Field>, 'update'> {
  /** The cost of both premium types over the years, where it is available. */
  readonly preview?: ReactNode
}

export function PremiumTypeScreen({ form, frame, now, preview }: PremiumTypeScreenProps) {
  return frame({
    title: copy.title,
    aside: { title, text, why },
    children: (
      <>
        <Stack gap={12}>
          <RadioGroup
            legend={copy.legend}
            hint={withNow(now('premiumType'))}
            options={types}
            columns={2}
            {...form.choice('premiumType')}
          />
          <Text tone="soft">{copy.bothRise}</Text>
        </Stack>
        {preview}
        <Segmented<string>
          legend={copy.frequency}
          hint={withNow(now('paymentFrequency'), copy.frequencyHint)}
          options={frequencies}
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
