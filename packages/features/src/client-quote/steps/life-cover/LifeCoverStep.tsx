import { roundCover } from '@coverkit/core'
import { Link } from '@coverkit/ui'
import { lifeCoverModel } from '../../../common/quote-draft/models/lifeCoverModel.ts'
import { StepAside } from '../../../common/step-form/StepAside.tsx'
import { AmountField } from '../AmountField.tsx'
import { amountChips } from '../amountChips.ts'
import { amountHint } from '../amountHint.ts'
import { coverCopy } from '../coverCopy.ts'
import { amountFault, faultWords } from '../faultWords.ts'
import { OwnerField } from '../OwnerField.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { lifeCopy } from './copy.ts'

const copy = lifeCopy
const words = faultWords({ amount: amountFault(copy.noun) })

export default function LifeCoverStep() {
  const { draft, form } = useQuoteStep('life-cover', lifeCoverModel, words)
  return (
    <QuoteStepPage
      draft={draft}
      step="life-cover"
      title={copy.title}
      form={form}
      aside={
        <StepAside {...copy.aside}>
          <Link href="/life-insurance-calculator/about-you">{copy.aside.calculator}</Link>
        </StepAside>
      }
    >
      <AmountField
        label={copy.amount}
        hint={amountHint(form.answers.quote, 'life')}
        field={form.text('amount')}
        round={roundCover}
        chips={amountChips(form.answers, 'life')}
      />
      <OwnerField hint={coverCopy.owner.hint} {...form.choice('owner')} />
    </QuoteStepPage>
  )
}
