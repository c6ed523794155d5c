import { COVER_KINDS, type CoverKind, incomeProtectionRefusal } from '@coverkit/core'
import { CheckboxGroup, Link, RadioGroup, Text } from '@coverkit/ui'
import { selectCoversView } from '../../../common/quote-draft/models/selectCoversView.ts'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { quoteCopy } from '../../copy.ts'
import { faultWords } from '../faultWords.ts'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { CoverFacts } from './CoverFacts.tsx'
import { selectCoversCopy } from './copy.ts'

const copy = selectCoversCopy
const words = faultWords({ covers: () => ({ otherwise: copy.required }) })

const superOptions = [
  { value: 'yes', label: quoteCopy.yes, hint: copy.superYes },
  { value: 'no', label: quoteCopy.no, hint: copy.superNo },
]

export default function SelectCoversStep() {
  const { draft, form } = useQuoteStep('select-covers', selectCoversView, words)
  const fault = incomeProtectionRefusal(form.answers.quote.personalDetails)
  const covers = COVER_KINDS.map((kind: CoverKind) => ({
    value: kind as string,
    label: copy.covers[kind],
    hint: <CoverFacts kind={kind} />,
    disabled: kind === 'incomeProtection' && fault !== null,
    disabledReason: fault === null ? undefined : copy.unavailable(fault),
  }))
  return (
    <QuoteStepPage
      draft={draft}
      step="select-covers"
      title={copy.title}
      form={form}
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
