import { roundCover } from '@coverkit/core'
import { Link } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { AmountField } from '../AmountField.tsx'
import { amountChips } from '../amountChips.ts'
import { amountHint } from '../amountHint.ts'
import { coverCopy } from '../coverCopy.ts'
import { OwnerField } from '../OwnerField.tsx'
import { QuoteStepPage } from '../QuoteStepPage.tsx'
import { useQuoteStep } from '../useQuoteStep.ts'
import { lifeCopy as copy } from './copy.ts'
import { lifeCover } from './step.ts'
import { view } from './view.ts'

export default function LifeCoverStep() {
  const page = useQuoteStep(lifeCover, view)
  const { form } = page
  return (
    <QuoteStepPage
      {...page}
      title={copy.title}
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
