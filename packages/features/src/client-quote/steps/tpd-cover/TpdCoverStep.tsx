import { CheckboxGroup, Link, RadioGroup, Text } from '@coverkit/ui'
import { amountChips } from '../amountChips.ts'
import { readAmount, roundingOf } from '../amountFields.ts'
import { amountHint } from '../amountHint.ts'
import { lumpStops } from '../amountStops.ts'
import { asQuoteStep } from '../asQuoteStep.tsx'
import { CoverAmountField } from '../CoverAmountField.tsx'
import { coverCopy } from '../coverCopy.ts'
import { OwnerField } from '../OwnerField.tsx'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { withNow } from '../withNow.tsx'
import { tpdCopy as copy } from './copy.ts'
import { StructureField } from './StructureField.tsx'
import { tpdCover } from './step.ts'
import { extraOptions, occupationTypeOptions } from './tpdOptions.ts'
import { type Field, view } from './view.ts'

export { view } from './view.ts'

export default asQuoteStep(tpdCover, view, TpdCoverScreen)

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

export function TpdCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
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
