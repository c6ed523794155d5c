import { formatCents } from '@coverkit/core'
import { nextYears, type PolicyPreview, type ProjectedYear } from '@coverkit/core/change-cover'
import { Stack, Table, Text, YearBars } from '@coverkit/ui'
import { wholeDollars } from '../../simulator/yearsFinding.ts'
import { formatCentDifference } from '../../words/formatCentDifference.ts'
import { reviewCopy } from './copy.ts'

const { years: copy } = reviewCopy

type Projection = NonNullable<PolicyPreview['projection']>

interface YearsChartProps {
  readonly projection: Projection
  /** As it shall be. */
  readonly indexation: keyof Projection['after']
}

function findingOf(years: number, difference: number): string {
  const count = copy.count(years)
  if (difference === 0) return copy.same(count)
  const amount = wholeDollars(Math.abs(difference))
  return difference < 0 ? copy.less(count, amount) : copy.more(count, amount)
}

/** The yearly premiums of the next ten years as bars with lines for the policy as it is, and the same figures as a table. */
export function YearsChart({ projection, indexation }: YearsChartProps) {
  const { ages, now, after } = projection
  const { years, total } = nextYears({ ages, now, after: after[indexation] })
  const isSame = years.every(({ difference }) => difference === 0)
  return (
    <Stack gap={8}>
      <YearBars
        title={findingOf(years.length, total.difference)}
        note={isSame ? copy.noteSame : copy.note}
        pick={copy.pick}
        format={wholeDollars}
        years={years.map((year) => ({
          label: String(year.age),
          value: year.after,
          ...(!isSame && { mark: year.now }),
          description: isSame
            ? copy.atAgeSame(year.age, wholeDollars(year.after))
            : copy.atAge(year.age, wholeDollars(year.after), wholeDollars(year.now)),
        }))}
        table={{ summary: copy.table, children: <YearsTable years={years} total={total} /> }}
      />
      <Text size={15} tone="soft" tabular>
        {total.difference === 0
          ? copy.totalsSame(formatCents(total.after))
          : copy.totals(formatCents(total.now), formatCents(total.after))}
      </Text>
    </Stack>
  )
}

type Figures = Pick<ProjectedYear, 'now' | 'after' | 'difference'>

function YearsTable({ years, total }: { readonly years: readonly ProjectedYear[]; readonly total: Figures }) {
  return (
    <Table
      caption={copy.caption}
      captionHidden
      columns={[
        { key: 'year', header: copy.age, rowHeader: true },
        { key: 'now', header: copy.now, align: 'end', unbroken: true },
        { key: 'after', header: copy.after, align: 'end', unbroken: true },
        { key: 'difference', header: copy.difference, align: 'end', unbroken: true },
      ]}
      rows={[
        ...years.map(({ age, ...figures }) => ({ id: String(age), cells: cellsOf(String(age), figures) })),
        { id: 'total', strong: true, cells: cellsOf(copy.total, total) },
      ]}
    />
  )
}

function cellsOf(year: string, { now, after, difference }: Figures) {
  return {
    year,
    now: formatCents(now),
    after: formatCents(after),
    difference: formatCentDifference(difference),
  }
}
