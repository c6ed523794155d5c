import { formatMoney, salaryTaxes } from '@coverkit/core'
import { Columns, Heading, Stack, Text } from '@coverkit/ui'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.limits

/** The limits of the estimate, and the costs that it leaves out. */
export function EstimateLimits({ annualSalary }: { readonly annualSalary: number }) {
  const takeHome = annualSalary > 0 ? formatMoney(Math.round(salaryTaxes(annualSalary).net)) : null
  return (
    <Stack as="section" labelledBy="limits" gap={12}>
      <Heading level={2} id="limits">
        {copy.title}
      </Heading>
      <Columns count={3}>
        {copy.items.map(({ lead, text }) => (
          <Text key={lead} size={15} tone="soft">
            <strong>{lead}</strong> <span>{text(takeHome)}</span>
          </Text>
        ))}
      </Columns>
    </Stack>
  )
}
