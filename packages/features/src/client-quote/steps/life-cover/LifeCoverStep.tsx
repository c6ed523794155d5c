import { roundCover } from '@coverkit/core'
import { Link, Text } from '@coverkit/ui'
import { amountChips } from '../amountChips.ts'
import { readAmount } from '../amountFields.ts'
import { amountHint } from '../amountHint.ts'
import { lumpStops } from '../amountStops.ts'
import { asQuoteStep } from '../asQuoteStep.tsx'
import { CoverAmountField } from '../CoverAmountField.tsx'
import { coverCopy } from '../coverCopy.ts'
import { OwnerField } from '../OwnerField.tsx'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { withNow } from '../withNow.tsx'
import { lifeCopy as copy } from './copy.ts'
import { lifeCover } from './step.ts'
import { type Field, view } from './view.ts'

export { view } from './view.ts'

export default asQuoteStep(lifeCover, view, LifeCoverScreen)

const term = {
  title: copy.aside.title,
  text: copy.aside.text,
  why: copy.aside.why,
  link: (
    <Link variant="standalone" href="/life-insurance-calculator/about-you">
      {copy.aside.calculator}
    </Link>
  ),
}

export function LifeCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
  const { quote } = form.answers
  return frame({
    title: copy.title,
    intro: (
      <Text size={20} tone="soft">
        {copy.lead}
      </Text>
    ),
    aside: term,
    amount: readAmount(form.fields.amount),
    children: (
      <>
        <CoverAmountField
          label={copy.amount}
          noun={copy.noun}
          hint={amountHint(quote, 'life')}
          now={now('lifeCover.amount')}
          field={form.text('amount')}
          round={roundCover}
          stops={lumpStops(quote, 'life')}
          standing={view(form.answers).amount}
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
