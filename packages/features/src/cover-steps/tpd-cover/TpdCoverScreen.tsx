import { CheckboxGroup, Link, RadioGroup, Text } from '@coverkit/ui'
import { coverScreen } from '../coverScreen.ts'
import { amountChips } from '../fields/amountChips.ts'
import { readAmount, roundingOf } from '../fields/amountFields.ts'
import { amountHint } from '../fields/amountHint.ts'
import { lumpStops } from '../fields/amountStops.ts'
import { CoverAmountField } from '../fields/CoverAmountField.tsx'
import { coverCopy } from '../fields/coverCopy.ts'
import { OwnerField } from '../fields/OwnerField.tsx'
import type { QuoteScreen } from '../fields/QuoteScreen.ts'
import { withNow } from '../fields/withNow.tsx'
import { tpdCopy as copy } from './copy.ts'
import { StructureField } from './StructureField.tsx'
import { tpdCover } from './step.ts'
import { extraOptions, occupationTypeOptions } from './tpdOptions.ts'
import { type Field, view } from './view.ts'

export default coverScreen(tpdCover, view, TpdCoverScreen)

const term = {
  title: copy.aside.title,
  text: copy.aside.text,
  why: copy.aside.why,
  link: (
    <Link variant="standalone" href="/client-quote/types">
      {copy.definitions}
    </Link>
  ),
}

function TpdCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
  const { fields, answers } = form
  const { quote } = answers
  const extras = form.list('extras')
  const jointNote = fields.owner === 'J' ? copy.jointNote : undefined
  return frame({
    title: copy.title,
    intro: (
      <Text size={20} tone="soft">
        {copy.lead}
      </Text>
    ),
    aside: term,
    amount: readAmount(fields.amount),
    children: (
      <>
        <CoverAmountField
          label={copy.amount}
          noun={copy.noun}
          hint={amountHint(quote, 'tpd')}
          now={now('tpdCover.amountStandalone')}
          field={form.text('amount')}
          round={roundingOf('tpd', fields.structure !== 'standalone')}
          stops={lumpStops(quote, 'tpd')}
          standing={view(answers).amount}
          chips={amountChips(answers, 'tpd')}
        />
        <StructureField form={form} now={now('tpdCover.tpdLinkTo')} />
        <RadioGroup
          legend={copy.occupationType}
          hint={withNow(now('tpdCover.occupationType'), jointNote)}
          options={occupationTypeOptions(quote, fields)}
          columns={2}
          {...form.choice('occupationType')}
        />
        <CheckboxGroup
          legend={coverCopy.extras}
          hint={withNow(now('tpdCover.extras'))}
          options={extraOptions(fields)}
          columns={2}
          {...extras}
          value={fields.structure === 'life' ? extras.value : []}
        />
        <OwnerField
          hint={withNow(now('tpdCover.tpdOwner'), coverCopy.owner.hint)}
          {...form.choice('owner')}
        />
      </>
    ),
  })
}
