import { apportion, formatMoney, salaryTaxes } from '@coverkit/core'
import { Stack, Table, Text } from '@coverkit/ui'
import { resultsCopy } from './copy.ts'
import { minus, RowName } from './NeedEquation.tsx'

const copy = resultsCopy.takeHome

/** Salary, what is taken off, and what is left. */
export function TakeHome({ annualSalary }: { readonly annualSalary: number }) {
  const { gross, incomeTax, medicareLevy, net, superGuarantee } = salaryTaxes(annualSalary)
  const takeHome = Math.round(net)
  const [tax = 0, levy = 0] = apportion([incomeTax, medicareLevy], gross - takeHome)
  const row = (id: string, what: string, year: string, strong = false) => ({
    id,
    cells: { what: <RowName strong={strong}>{what}</RowName>, year },
    strong,
  })
  return (
    <Stack gap={12}>
      <Table
        caption={copy.caption}
        narrow="fit"
        columns={[
          { key: 'what', header: copy.what, rowHeader: true },
          { key: 'year', header: copy.year, align: 'end' },
        ]}
        rows={[
          row('gross', copy.gross, formatMoney(gross)),
          row('tax', copy.tax, minus(tax)),
          row('medicare', copy.medicare, minus(levy)),
          row('net', copy.net, formatMoney(takeHome), true),
          row('super', copy.super, formatMoney(superGuarantee)),
        ]}
      />
      <Text size={15} tone="soft">
        {copy.note}
      </Text>
    </Stack>
  )
}
