import { roundCover } from '@coverkit/core'
import { Text } from '@coverkit/ui'
import { coverScreen } from '../coverScreen.ts'
import { amountChips } from '../fields/amountChips.ts'
import { readAmount } from '../fields/amountFields.ts'
import { amountHint } from '../fields/amountHint.ts'
import { lumpStops } from '../fields/amountStops.ts'
import { CoverAmountField } from '../fields/CoverAmountField.tsx'
import { coverCopy } from '../fields/coverCopy.ts'
import { OwnerField } from '../fields/OwnerField.tsx'
import type { QuoteScreen } from '../fields/QuoteScreen.ts'
import { withNow } from '../fields/withNow.tsx'
import { lifeCopy as copy } from './copy.ts'
import { lifeCover } from './step.ts'
import { type Field, view } from './view.ts'

export default coverScreen(lifeCover, view, LifeCoverScreen)

const term = {
  title: copy.aside.title,
  text: copy.aside.text,
  why: copy.aside.why,
}

function LifeCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
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
