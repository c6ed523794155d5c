import type { ClientQuote, ProjectionAnswer } from '@coverkit/core'
import { BarChart, DifferenceLines, Stack, Table, Text } from '@coverkit/ui'
import { termsCopy } from '#cover/terms'
import { aboveLowest } from '../projection/costsLeast.ts'
import { formatRise } from '../projection/formatRise.ts'
import { formatWholeDollars } from '../projection/formatWholeDollars.ts'
import * as styles from './compare.css.ts'
import type { Compared } from './compareRows.ts'
import { compareCopy } from './copy.ts'
import { chartFinding } from './findings.ts'

interface CompareChartProps {
  readonly compared: Compared
  readonly answer: ProjectionAnswer
  readonly needs: ClientQuote
}

/** How far apart the premiums are over the years, beside what they add up to. */
export function CompareChart({ compared, answer: { ages, ...answer }, needs }: CompareChartProps) {
  const { offers } = compared
  const { chart } = compareCopy
  const series = offers.map(({ code }) => ({ code, yearly: compared.years.get(code)?.yearly ?? [] }))
  const above = aboveLowest(series)
  const top = Math.max(...above.flatMap(({ yearly }) => yearly))
  const figures = (year: number) =>
    offers.map(({ name }, index) => {
      const more = above[index]?.yearly[year] ?? 0
      const amount = series[index]?.yearly[year] ?? 0
      return more === 0
        ? chart.lowest(name, formatWholeDollars(amount))
        : chart.more(name, formatWholeDollars(more))
    })
  const rise = formatRise({ ages, ...answer }, needs.covers.selectedCovers)
  const type = termsCopy.premiumTypes[needs.premiumType ?? 'stepped']
  return (
    <section className={styles.chartCard}>
      <DifferenceLines
        title={chartFinding(compared, ages)}
        note={chart.note(rise, type)}
        pick={chart.pick}
        lines={offers.map(({ name }, index) => ({ name, values: above[index]?.yearly ?? [] }))}
        labels={ages.map(String)}
        formatTick={(cents) =>
          cents >= top ? chart.topTick(formatWholeDollars(cents)) : chart.tick(formatWholeDollars(cents))
        }
        describe={(year) => chart.at(ages[year] ?? 0, figures(year).join(', '))}
        table={{ summary: chart.table, children: <YearTable compared={compared} ages={ages} /> }}
      />
      <Totals compared={compared} />
    </section>
  )
}

function Totals({ compared: { offers, years, endAge } }: Pick<CompareChartProps, 'compared'>) {
  const { totals } = compareCopy
  const sorted = offers
    .map(({ code, name }) => ({ name, total: years.get(code)?.total ?? 0 }))
    .toSorted((one, other) => one.total - other.total)
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  if (!least || !most) return null
  return (
    <Stack gap={12}>
      <BarChart
        title={totals.title(endAge)}
        bars={sorted.map(({ name, total }) => ({
          label: name,
          value: total,
          formatted: formatWholeDollars(total),
        }))}
      />
      <Text size={15} tone="soft">
        {[
          least.total === most.total
            ? totals.same
            : totals.difference(formatWholeDollars(most.total - least.total), most.name, least.name),
          totals.rates,
        ].join(' ')}
      </Text>
    </Stack>
  )
}

function YearTable({
  compared: { offers, years },
  ages,
}: Pick<CompareChartProps, 'compared'> & { readonly ages: readonly number[] }) {
  const { caption, age } = compareCopy.chart
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'age', header: age, rowHeader: true },
        ...offers.map(({ code, name }) => ({ key: code, header: name, align: 'end' as const })),
      ]}
      rows={ages.map((at, year) => ({
        id: String(at),
        cells: {
          age: at,
          ...Object.fromEntries(
            offers.map(({ code }) => [code, formatWholeDollars(years.get(code)?.yearly[year] ?? 0)]),
          ),
        },
      }))}
    />
  )
}
