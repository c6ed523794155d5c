import { PAID_AS } from '@coverkit/core'
import { MoneyField, PercentField, Segmented } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { QuoteAnswers } from '#quote/answers'
import type { QuoteScreen } from '../fields/QuoteScreen.ts'
import { tidyAmount } from '../fields/tidyAmount.ts'
import { withNow } from '../fields/withNow.tsx'
import { incomeProtectionCopy as copy } from './copy.ts'
import * as styles from './earningsFields.css.ts'
import type { Field } from './view.ts'

const options = PAID_AS.map((value) => ({ value: value as string, label: copy.paidAsLabels[value] }))

interface EarningsFieldsProps {
  readonly form: StepForm<QuoteAnswers, Field>
  readonly now: QuoteScreen<Field>['now']
}

/** Earnings and the share of them to replace. The kind of employment decides which earnings count. */
export function EarningsFields({ form, now }: EarningsFieldsProps) {
  const paidAs = form.choice('paidAs')
  const kind = PAID_AS.find((candidate) => candidate === paidAs.value)
  return (
    <>
      <Segmented<string> legend={copy.paidAs} options={options} legendLook="label" {...paidAs} />
      <div className={styles.fields}>
        <MoneyField
          label={copy.earnings}
          hint={withNow(
            now('incomeProtectionCover.annualEarnings'),
            kind ? copy.earningsHints[kind] : copy.earningsHint,
          )}
          suffix={copy.aYear}
          width="full"
          {...form.text('annualEarnings')}
          format={(text) => tidyAmount(text, true)}
        />
        <PercentField
          label={copy.replacement}
          hint={withNow(now('incomeProtectionCover.incomeReplacement'), copy.replacementHint)}
          {...form.text('incomeReplacement')}
        />
      </div>
    </>
  )
}
