import { roundCover } from '@coverkit/core'
import { CheckboxGroup, Link, RadioGroup, Stack } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { AmountField } from '../AmountField.tsx'
import { amountChips } from '../amountChips.ts'
import { roundingOf } from '../amountFields.ts'
import { amountHint } from '../amountHint.ts'
import { asQuoteStep } from '../asQuoteStep.tsx'
import { coverCopy } from '../coverCopy.ts'
import { criticalIllnessCopy } from '../critical-illness-cover/copy.ts'
import { lifeCopy } from '../life-cover/copy.ts'
import { OwnerField } from '../OwnerField.tsx'
import type { QuoteScreen } from '../QuoteScreen.ts'
import { withNow } from '../withNow.tsx'
import { tpdCopy as copy } from './copy.ts'
import { bareParent } from './model.ts'
import { tpdCover } from './step.ts'
import { TpdSplitBar } from './TpdSplitBar.tsx'
import { extraOptions, occupationTypeOptions, structureOptions } from './tpdOptions.ts'
import { tpdSplit } from './tpdSplit.ts'
import { type Field, view } from './view.ts'

const parentLabels = { life: lifeCopy.amount, criticalIllness: criticalIllnessCopy.amount }

export { view } from './view.ts'

export default asQuoteStep(tpdCover, view, TpdCoverScreen)

export function TpdCoverScreen({ form, frame, now }: QuoteScreen<Field>) {
  const { fields, answers } = form
  const { quote } = answers
  const parent = bareParent(fields)
  const extras = form.list('extras')
  return frame({
    title: copy.title,
    aside: <StepAside {...copy.aside} />,
    children: (
      <>
        <AmountField
          label={copy.amount}
          hint={amountHint(quote, 'tpd')}
          now={now('tpdCover.amountStandalone')}
          field={form.text('amount')}
          round={roundingOf('tpd', fields.structure !== 'standalone')}
          standing={fields.standing}
          chips={amountChips(answers, 'tpd')}
        />
        <RadioGroup
          legend={coverCopy.structure}
          hint={withNow(now('tpdCover.tpdLinkTo'))}
          options={structureOptions(quote, fields)}
          cards
          {...form.choice('structure')}
        />
        {parent && (
          <AmountField
            label={parentLabels[parent]}
            hint={copy.parentHint}
            field={form.text('parentAmount')}
            round={roundCover}
          />
        )}
        <TpdSplitBar split={tpdSplit(quote, fields)} />
        <Stack gap={8}>
          <RadioGroup
            legend={copy.occupationType}
            hint={withNow(now('tpdCover.occupationType'), fields.owner === 'J' ? copy.jointNote : undefined)}
            options={occupationTypeOptions(quote, fields)}
            cards
            {...form.choice('occupationType')}
          />
          <Link href="/client-quote/types">{copy.definitions}</Link>
        </Stack>
        <CheckboxGroup
          legend={coverCopy.extras}
          hint={withNow(now('tpdCover.extras'))}
          options={extraOptions(fields)}
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
