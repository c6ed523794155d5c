import { bareParent, formatMoney, roundCover } from '@coverkit/core'
import { RadioGroup, SplitBar, Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import { criticalIllnessCopy } from '../critical-illness-cover/copy.ts'
import { lumpStops } from '../fields/amountStops.ts'
import { CoverAmountField } from '../fields/CoverAmountField.tsx'
import { coverCopy } from '../fields/coverCopy.ts'
import { withNow } from '../fields/withNow.tsx'
import { lifeCopy } from '../life-cover/copy.ts'
import { tpdCopy as copy } from './copy.ts'
import { structureOptions } from './tpdOptions.ts'
import { type TpdSplit, tpdSplit } from './tpdSplit.ts'
import type { Field } from './view.ts'

const parents = { life: lifeCopy, criticalIllness: criticalIllnessCopy }

interface StructureFieldProps {
  readonly form: StepForm<QuoteAnswers, Field>
  readonly now: string | null
}

/** How TPD cover is tied to another cover, and what that makes of its amount. */
export function StructureField({ form, now }: StructureFieldProps) {
  const { fields } = form
  const { quote } = form.answers
  const parent = bareParent(quote, fields.structure)
  return (
    <Stack gap={12}>
      <RadioGroup
        legend={coverCopy.structure}
        hint={withNow(now)}
        options={structureOptions(quote, fields)}
        columns={3}
        {...form.choice('structure')}
      />
      {parent && (
        <CoverAmountField
          label={parents[parent].amount}
          noun={parents[parent].noun}
          hint={copy.parentHint}
          field={form.text('parentAmount')}
          round={roundCover}
          stops={lumpStops(quote, parent)}
        />
      )}
      <Split split={tpdSplit(quote, fields)} />
    </Stack>
  )
}

/** Linked and standalone part as one bar; a standalone cover has no parts and no bar. */
function Split({ split: { parent, linked, standalone } }: { readonly split: TpdSplit }) {
  if (parent === null) return null
  return (
    <SplitBar
      label={copy.split.title}
      parts={[
        { label: copy.split.linked[parent], amount: linked, text: formatMoney(linked) },
        { label: copy.split.standalone, amount: standalone, text: formatMoney(standalone) },
      ]}
      note={copy.split.note[parent]}
    />
  )
}
