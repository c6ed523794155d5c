import type { ClientQuote, ProjectionAnswer } from '@coverkit/core'
import { BarChart, Button, DifferenceLines, Inline, Segmented, Stack, Table, Text } from '@coverkit/ui'
import { useState } from 'react'
import { termsCopy } from '#cover/terms'
import { aboveLowest } from '../projection/costsLeast.ts'
import { formatRise } from '../projection/formatRise.ts'
import { formatWholeDollars } from '../projection/formatWholeDollars.ts'
import * as styles from './compare.css.ts'
import type { Compared } from './compareRows.ts'
import { compareCopy } from './copy.ts'
import { chartFinding } from './findings.ts'
import { soFar, yearFile } from './yearFigures.ts'

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
        table={{ summary: chart.table, children: <Years compared={compared} answer={{ ages, ...answer }} /> }}
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

type Figures = 'each' | 'soFar'

const FIGURES = (['each', 'soFar'] as const).map((value) => ({ value, label: compareCopy.figures[value] }))

/** The figures of the chart, those of each year or what they add up to, and all of them as a file. */
function Years({ compared, answer }: Omit<CompareChartProps, 'needs'>) {
  const [figures, setFigures] = useState<Figures>('each')
  const { name, download } = compareCopy.file
  async function save(): Promise<void> {
    const { saveFile } = await import('#fields/files')
    saveFile(name, new Blob([yearFile(compared, answer)], { type: 'text/csv' }))
  }
  return (
    <Stack gap={16}>
      <Segmented
        name="figures"
        legend={compareCopy.figures.legend}
        legendLook="label"
        options={FIGURES}
        value={figures}
        onChange={setFigures}
      />
      <YearTable compared={compared} ages={answer.ages} figures={figures} />
      <Inline>
        <Button onClick={() => void save()}>{download}</Button>
      </Inline>
    </Stack>
  )
}

interface YearTableProps extends Pick<CompareChartProps, 'compared'> {
  readonly ages: readonly number[]
  readonly figures: Figures
}

function YearTable({ compared: { offers, years }, ages, figures }: YearTableProps) {
  const { caption, age } = compareCopy.chart
  const shown = offers.map(({ code }) => {
    const yearly = years.get(code)?.yearly ?? []
    return { code, amounts: figures === 'each' ? yearly : soFar(yearly) }
  })
  return (
    <Table
      caption={caption[figures]}
      columns={[
        { key: 'age', header: age, rowHeader: true },
        ...offers.map(({ code, name }) => ({ key: code, header: name, align: 'end' as const })),
      ]}
      rows={ages.map((at, year) => ({
        id: String(at),
        cells: {
          age: at,
          ...Object.fromEntries(
            shown.map(({ code, amounts }) => [code, formatWholeDollars(amounts[year] ?? 0)]),
          ),
        },
      }))}
    />
  )
}
