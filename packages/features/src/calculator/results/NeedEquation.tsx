import { type CoverFigures, formatMoney } from '@coverkit/core'
import { Table, Text } from '@coverkit/ui'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.equation

/** Need, less what is there, gives the gap. */
export function NeedEquation({ figures }: { readonly figures: CoverFigures }) {
  const { cover, gross, assets, existing, gap } = figures
  const tested = cover !== 'incomeProtectionCover'
  const row = (id: string, what: string, amount: string, strong = false) => ({
    id,
    cells: { what: <RowName strong={strong}>{what}</RowName>, amount },
    strong,
  })
  return (
    <Table
      caption={copy.caption}
      narrow="fit"
      columns={[
        { key: 'what', header: copy.what, rowHeader: true },
        { key: 'amount', header: copy.amount, align: 'end' },
      ]}
      rows={[
        row('needed', copy.needed, coverAmount(cover, gross)),
        ...(tested ? [row('assets', copy.assets, minus(assets))] : []),
        row('existing', copy.existing, minus(existing)),
        gap < 0
          ? row('gap', copy.over, coverAmount(cover, -gap), true)
          : row('gap', copy.gap, coverAmount(cover, gap), true),
      ]}
    />
  )
}

/** The name of a row; only totals are bold. */
export function RowName({
  strong,
  children,
}: {
  readonly strong?: boolean | undefined
  readonly children: string
}) {
  return (
    <Text as="span" weight={strong ? 'bold' : 'regular'}>
      {children}
    </Text>
  )
}

export function minus(dollars: number): string {
  return formatMoney(-dollars)
}
