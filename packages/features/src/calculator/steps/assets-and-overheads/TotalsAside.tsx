import { formatMoney } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { Inline, Stack, Text } from '@coverkit/ui'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { assetsCopy, type Field } from './copy.ts'
import { runningTotals } from './runningTotals.ts'

const copy = assetsCopy.aside

/** The sums of what is entered so far, beside what the step is for. */
export function TotalsAside({ fields }: { readonly fields: InputValues<Field> }) {
  const { owned, debts, rent } = runningTotals(fields)
  return (
    <StepAside
      {...copy}
      lead={
        <Stack gap={8}>
          <Total label={copy.owned} amount={owned} />
          <Total label={copy.debts} amount={debts} />
          {rent > 0 && <Total label={copy.rent} amount={rent} />}
        </Stack>
      }
    />
  )
}

function Total({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <Inline spread>
      <Text as="span">{label}</Text>
      <Text as="span" weight="bold" tabular>
        {formatMoney(amount)}
      </Text>
    </Inline>
  )
}
