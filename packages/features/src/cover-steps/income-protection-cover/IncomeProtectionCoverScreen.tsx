import { BENEFIT_PERIODS, INCOME_PROTECTION_OPTIONS } from '@coverkit/core'
import { CheckboxGroup, Segmented, Text } from '@coverkit/ui'
import { coverScreen } from '../coverScreen.ts'
import { readAmount } from '../fields/amountFields.ts'
import { OwnerField } from '../fields/OwnerField.tsx'
import type { QuoteScreen } from '../fields/QuoteScreen.ts'
import { withNow } from '../fields/withNow.tsx'
import { BenefitField } from './BenefitField.tsx'
import { incomeProtectionCopy as copy } from './copy.ts'
import { EarningsFields } from './EarningsFields.tsx'
import { incomeProtectionCover } from './step.ts'
import { type Field, view } from './view.ts'
import { WaitingField } from './WaitingField.tsx'

const periods = BENEFIT_PERIODS.map((value) => ({ value: value as string, label: copy.periods[value] }))
const options = INCOME_PROTECTION_OPTIONS.map((value) => ({
  value: value as string,
  label: copy.optionLabels[value],
  hint: copy.optionNotes[value],
}))

export default coverScreen(incomeProtectionCover, view, IncomeProtectionCoverScreen)

const { title, text, why } = copy.aside

function IncomeProtectionCoverScreen({ form, update, frame, now }: QuoteScreen<Field>) {
  return frame({
    title: copy.title,
    intro: (
      <Text size={20} tone="soft">
        {copy.lead}
      </Text>
    ),
    aside: { title, text, why },
    amount: readAmount(form.fields.monthlyBenefit),
    children: (
      <>
        <EarningsFields form={form} now={now} />
        <BenefitField update={update} form={form} now={now('incomeProtectionCover.monthlyBenefit')} />
        <WaitingField form={form} now={now('incomeProtectionCover.waitingPeriod')} />
        <Segmented<string>
          legend={copy.period}
          hint={withNow(now('incomeProtectionCover.benefitPeriod'), copy.periodHint)}
          options={periods}
          {...form.choice('benefitPeriod')}
        />
        <CheckboxGroup
          legend={copy.options}
          hint={withNow(now('incomeProtectionCover.extraCostOptions'))}
          options={options}
          columns={2}
          {...form.list('options')}
        />
        <OwnerField
          hint={withNow(now('incomeProtectionCover.incomeProtectionOwner'))}
          {...form.choice('owner')}
        />
      </>
    ),
  })
}
