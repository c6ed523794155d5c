import { formatMoney } from '@coverkit/core'
import { Disclosure, Heading, Stack, Table, Text } from '@coverkit/ui'
import { type PremiumFinding, premiumFinding, type PremiumYears as Years } from '../../prices/premiumYears.ts'
import { premiumTypeCopy } from './copy.ts'
import { YearLines } from './YearLines.tsx'

const copy = premiumTypeCopy.years

const columns = [
  { key: 'age', header: copy.age, rowHeader: true },
  { key: 'stepped', header: copy.stepped, align: 'end' },
  { key: 'level', header: copy.level, align: 'end' },
] as const

interface PremiumYearsProps {
  readonly years: Years
  /** The label of the prices, from the server's answer. */
  readonly label: string
}

/** Both kinds over the years: what they show in a sentence, as two lines, and in figures. */
export function PremiumYears({ years, label }: PremiumYearsProps) {
  const finding = premiumFinding(years)
  const { stepped, level } = finding.totals
  return (
    <Stack gap={12}>
      <Heading level={2} size={20}>
        {titleOf(finding, years)}
      </Heading>
      <Text tone="soft" tabular>
        {copy.totals(formatMoney(stepped), formatMoney(level))}
      </Text>
      <YearLines years={years} />
      <Text size={15} tone="soft">
        {copy.source(label, years.insurers)}
      </Text>
      <Disclosure summary={copy.table}>
        <Table
          caption={copy.caption}
          narrow="fit"
          columns={columns}
          rows={years.ages.map((age, year) => ({
            id: String(age),
            cells: {
              age: String(age),
              stepped: formatMoney(years.stepped[year] ?? 0),
              level: formatMoney(years.level[year] ?? 0),
            },
          }))}
        />
      </Disclosure>
    </Stack>
  )
}

/** Only what these figures show. */
function titleOf({ dearerFrom }: PremiumFinding, { stepped, level }: Years): string {
  if (dearerFrom !== null) return copy.finding(dearerFrom)
  const isAlways = (test: (one: number, other: number) => boolean) =>
    stepped.every((price, year) => test(price, level[year] ?? 0))
  if (isAlways((one, other) => one < other)) return copy.cheaper
  return isAlways((one, other) => one > other) ? copy.dearer : copy.title
}
