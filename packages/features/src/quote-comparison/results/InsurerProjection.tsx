import type { ComparisonClient, PremiumType } from '@coverkit/core'
import { Stack, Table, Text, YearBars } from '@coverkit/ui'
import type { Offer } from '../offers.ts'
import { projectionCopy as copy } from '../projection/copy.ts'
import { doublesFrom } from '../projection/doublesFrom.ts'
import { endAge } from '../projection/endAge.ts'
import { formatRise } from '../projection/formatRise.ts'
import { formatWholeDollars } from '../projection/formatWholeDollars.ts'
import type { InsurerYears } from '../projection/insurerYears.ts'
import { levelAgainstStepped } from '../projection/levelAgainstStepped.ts'
import type { Projection } from '../projection/useProjection.ts'

interface InsurerProjectionProps {
  readonly offer: Offer
  readonly projection: Projection
  readonly client: ComparisonClient
}

/** Each year of an insurer to the end of the projection, and how its two premium types compare. */
export function InsurerProjection({ offer, projection, client }: InsurerProjectionProps) {
  const { answer, years } = projection
  const of = years.get(offer.code)
  if (!of || !answer) return null
  const { ages } = answer
  const end = endAge(answer)
  const premiumType = client.needs.premiumType ?? 'stepped'
  const from = doublesFrom(of.yearly)
  return (
    <Stack gap={12}>
      <YearBars
        title={from === null ? copy.chart(end) : copy.doubles(ages[from] ?? end)}
        note={copy.assumed(premiumType, formatRise(answer, client.needs.covers.selectedCovers))}
        pick={copy.pick}
        years={of.yearly.map((amount, year) => {
          const age = ages[year] ?? 0
          return {
            label: String(age),
            value: amount,
            description: copy.atAge(age, formatWholeDollars(amount)),
          }
        })}
        table={{
          summary: copy.table,
          children: <YearTable insurer={offer.name} ages={ages} yearly={of.yearly} total={of.total} />,
        }}
      />
      <Text size={15}>{crossing(of, { premiumType, ages })}</Text>
    </Stack>
  )
}

function crossing(
  years: InsurerYears,
  { premiumType, ages }: { readonly premiumType: PremiumType; readonly ages: readonly number[] },
): string {
  const compared = levelAgainstStepped(years, premiumType)
  if (compared === null) return copy.crossing.only[premiumType]
  const end = endAge({ ages })
  const { finding, stepped, level } = compared
  const totals = copy.crossing.totals(end, formatWholeDollars(stepped), formatWholeDollars(level))
  switch (finding.kind) {
    case 'from':
      return `${copy.crossing.from(ages[finding.year] ?? end)} ${totals}`
    case 'always':
      return `${copy.crossing.always} ${totals}`
    case 'never':
      return `${copy.crossing.never(end)} ${totals}`
    case 'none':
      return totals
  }
}

interface YearTableProps {
  readonly insurer: string
  readonly ages: readonly number[]
  readonly yearly: readonly number[]
  readonly total: number
}

function YearTable({ insurer, ages, yearly, total }: YearTableProps) {
  return (
    <Table
      caption={copy.tableCaption(insurer)}
      columns={[
        { key: 'age', header: copy.age, rowHeader: true },
        { key: 'premium', header: copy.premium, align: 'end' },
      ]}
      rows={[
        ...yearly.map((amount, year) => ({
          id: String(ages[year]),
          cells: { age: ages[year], premium: formatWholeDollars(amount) },
        })),
        {
          id: 'total',
          strong: true,
          cells: { age: copy.total(endAge({ ages })), premium: formatWholeDollars(total) },
        },
      ]}
      narrow="fit"
    />
  )
}
