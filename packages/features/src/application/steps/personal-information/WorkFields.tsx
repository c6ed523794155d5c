import { EMPLOYMENT_STATUSES } from '@coverkit/core'
import { stepPath } from '@coverkit/flow'
import { Link, MoneyField, NumberField, Select, Stack, Text, TextField } from '@coverkit/ui'
import { quoteFlow } from '#client-quote/flow'
import { FieldWarning } from '#fields/controls'
import type { HolderForm } from '#fields/holders'
import { informationCopy as copy } from './copy.ts'
import type { HolderWarnings } from './HolderWarnings.ts'
import type { HolderField } from './view.ts'

const { labels, hints, warnings: words } = copy
const statuses = EMPLOYMENT_STATUSES.map((value) => ({
  value: value as string,
  label: copy.employment[value],
}))

interface WorkFieldsProps {
  readonly holder: HolderForm<HolderField>
  readonly warnings: HolderWarnings
  /** The occupation of the quote; only of the person insured. */
  readonly occupation: string | null
  readonly isIncomeInsured: boolean
}

/** A policy holder's work and income; hours and employer are only for insured income. */
export function WorkFields({ holder, warnings, occupation, isIncomeInsured }: WorkFieldsProps) {
  const { text, select, autoComplete, person } = holder
  return (
    <>
      {person === 'you' && <QuotedOccupation occupation={occupation} />}
      <Select
        label={labels.employmentStatus}
        options={statuses}
        width="medium"
        {...select('employmentStatus')}
      />
      <MoneyField
        label={labels.annualEarnings}
        hint={hints.annualEarnings}
        suffix={copy.aYear}
        {...text('annualEarnings')}
      />
      {isIncomeInsured && (
        <>
          <NumberField
            label={labels.weeklyHours}
            hint={hints.weeklyHours}
            optional
            {...text('weeklyHours')}
          />
          {warnings.has('weeklyHours') && <FieldWarning text={words.hours} />}
          <TextField
            label={labels.employer}
            optional
            autoComplete={autoComplete('organization')}
            {...text('employer')}
          />
          {warnings.has('employer') && <FieldWarning text={words.taxFileNumber} />}
        </>
      )}
    </>
  )
}

/** Not asked again: it is changed where the price comes from. */
function QuotedOccupation({ occupation }: { readonly occupation: string | null }) {
  return (
    <Stack gap={4}>
      <Text>
        {copy.occupation.label}: <strong>{occupation ?? copy.occupation.none}</strong>
      </Text>
      <Text size={15} tone="soft">
        {copy.occupation.text}
      </Text>
      <Link href={stepPath(quoteFlow, 'personal-details')}>{copy.occupation.change}</Link>
    </Stack>
  )
}
