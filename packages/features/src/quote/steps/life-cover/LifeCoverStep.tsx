import { roundCover } from '@coverkit/core'
import { Link } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { AmountField } from '../AmountField.tsx'
import { amountChips } from '../amountChips.ts'
import { amountHint } from '../amountHint.ts'
import { asQuoteStep } from '../asQuoteStep.tsx'
import { coverCopy } from '../coverCopy.ts'
import { OwnerField } from '../OwnerField.tsx'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { withNow } from '../withNow.tsx'
import { lifeCopy as copy } from './copy.ts'
import { lifeCover } from './step.ts'
import { type Field, view } from './view.ts'

export { view } from './view.ts'

export default asQuoteStep(lifeCover, view, LifeCoverScreen)

export function LifeCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
  return frame({
    title: copy.title,
    aside: (
      <StepAside {...copy.aside}>
        <Link href="/life-insurance-calculator/about-you">{copy.aside.calculator}</Link>
      </StepAside>
    ),
    children: (
      <>
        <AmountField
          label={copy.amount}
          hint={amountHint(form.answers.quote, 'life')}
          now={now('lifeCover.amount')}
          field={form.text('amount')}
          round={roundCover}
          standing={form.fields.standing}
          chips={amountChips(form.answers, 'life')}
        />
        <OwnerField
          hint={withNow(now('lifeCover.lifeOwner'), coverCopy.owner.hint)}
          {...form.choice('owner')}
        />
      </>
    ),
  })
}
