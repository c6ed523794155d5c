import { formatCents } from '@coverkit/core'
import { type PolicyPreview, type PremiumFigures, premiumChange } from '@coverkit/core/change-cover'
import { Stack, Table, Text } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { COVER_WORDS } from '#cover/words'
import { formatCentDifference } from '../../words/formatCentDifference.ts'
import { reviewCopy } from './copy.ts'
import { discountShift } from './discountShift.ts'

const copy = reviewCopy.premium
const { columns } = reviewCopy

/** The premium of each cover now and after the change, with the total, and why covers that stay have another price. */
export function PremiumTable({ preview }: { readonly preview: PolicyPreview }) {
  const { now, after } = preview
  if (after === null) return null
  const { basis, covers, fee, total, perYear } = premiumChange(
    { frequency: now.paymentFrequency, premium: now.premium },
    { frequency: after.paymentFrequency, premium: after.premium },
  )
  const row = (id: string, item: string, figures: PremiumFigures, strong = false) => ({
    id,
    strong,
    cells: {
      item,
      now: formatCents(figures.now),
      after: formatCents(figures.after),
      difference: formatCentDifference(figures.difference),
    },
  })
  const shift = discountShift(now.premium.covers, after.premium.covers)
  const table = (
    <Table
      caption={copy.caption(premiumCopy.frequencies[basis])}
      columns={[
        { key: 'item', header: copy.cover, rowHeader: true },
        { key: 'now', header: columns.now, align: 'end', unbroken: true },
        { key: 'after', header: columns.after, align: 'end', unbroken: true },
        { key: 'difference', header: columns.difference, align: 'end', unbroken: true },
      ]}
      rows={[
        ...covers.map(({ cover, ...figures }) => row(cover, COVER_WORDS[cover].name, figures)),
        row('fee', copy.fee, fee),
        row('total', copy.total, total, true),
        ...(basis === 'yearly' ? [] : [row('perYear', copy.perYear, perYear)]),
      ]}
    />
  )
  if (shift === null) return table
  return (
    <Stack gap={12}>
      {table}
      <Text measure>{copy.discount[shift]}</Text>
    </Stack>
  )
}
