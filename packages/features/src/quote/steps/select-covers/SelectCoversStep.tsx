import { COVER_KINDS, type CoverKind, incomeProtectionRefusal } from '@coverkit/core'
import { CheckboxGroup, Link, RadioGroup, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { quoteCopy } from '../../flow/quoteCopy.ts'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { CoverFacts } from './CoverFacts.tsx'
import { selectCoversCopy as copy } from './copy.ts'
import { selectCovers } from './step.ts'
import { view } from './view.ts'

const superOptions = [
  { value: 'yes', label: quoteCopy.yes, hint: copy.superYes },
  { value: 'no', label: quoteCopy.no, hint: copy.superNo },
]

export default function SelectCoversStep() {
  const page = useQuoteStep(selectCovers, view)
  const { form } = page
  const error = incomeProtectionRefusal(form.answers.quote.personalDetails)
  const covers = COVER_KINDS.map((kind: CoverKind) => ({
    value: kind as string,
    label: copy.covers[kind],
    hint: <CoverFacts kind={kind} />,
    disabled: kind === 'incomeProtection' && error !== null,
    disabledReason: error === null ? undefined : copy.unavailable(error),
  }))
  return (
    <QuoteStepPage
      {...page}
      title={copy.title}
      intro={<Text tone="soft">{copy.intro}</Text>}
      aside={
        <StepAside {...copy.aside}>
          <Link href="/client-quote/types">{copy.aside.types}</Link>
        </StepAside>
      }
    >
      <CheckboxGroup legend={copy.legend} options={covers} cards {...form.list('covers')} />
      <RadioGroup
        legend={copy.payThroughSuper}
        hint={copy.superHint}
        options={superOptions}
        cards
        {...form.choice('payThroughSuper')}
      />
    </QuoteStepPage>
  )
}
