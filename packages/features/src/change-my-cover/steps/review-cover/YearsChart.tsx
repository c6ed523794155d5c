import { formatCents, formatMoney } from '@coverkit/core'
import { nextYears, type PolicyPreview, type ProjectedYear } from '@coverkit/core/change-cover'
import { Disclosure, Stack, Table } from '@coverkit/ui'
import { formatCentDifference } from '../../words/formatDifference.ts'
import { reviewCopy } from './copy.ts'
import { linePoints } from './linePoints.ts'
import * as styles from './review.css.ts'

const copy = reviewCopy.years

interface YearsChartProps {
  readonly projection: NonNullable<PolicyPreview['projection']>
  /** As it shall be. */
  readonly indexation: keyof NonNullable<PolicyPreview['projection']>['after']
}

function findingOf(difference: number): string {
  if (difference === 0) return copy.same
  const amount = formatMoney(Math.round(Math.abs(difference)))
  return difference < 0 ? copy.less(amount) : copy.more(amount)
}

/** The yearly premiums of the next ten years as two lines, and the same figures as a table. */
export function YearsChart({ projection, indexation }: YearsChartProps) {
  const { ages, now, after } = projection
  const { years, total } = nextYears({ ages, now, after: after[indexation] })
  return (
    <Stack gap={12}>
      <figure className={styles.figure}>
        <figcaption>
          <span className={styles.finding}>{findingOf(total.difference)}</span>
          <span className={styles.description}>{copy.description}</span>
        </figcaption>
        <Lines years={years} />
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.keyNow}>{copy.now}</span>
          <span className={styles.keyAfter}>{copy.after}</span>
        </p>
      </figure>
      <Disclosure summary={copy.table}>
        <Table
          caption={copy.caption}
          captionHidden
          narrow="fit"
          columns={[
            { key: 'year', header: copy.age, rowHeader: true },
            { key: 'now', header: copy.now, align: 'end' },
            { key: 'after', header: copy.after, align: 'end' },
            { key: 'difference', header: copy.difference, align: 'end' },
          ]}
          rows={[
            ...years.map(({ age, ...figures }) => ({
              id: String(age),
              cells: cellsOf(String(age), figures),
            })),
            { id: 'total', strong: true, cells: cellsOf(copy.total, total) },
          ]}
        />
      </Disclosure>
    </Stack>
  )
}

function cellsOf(
  year: string,
  { now, after, difference }: Pick<ProjectedYear, 'now' | 'after' | 'difference'>,
) {
  return {
    year,
    now: formatCents(now),
    after: formatCents(after),
    difference: formatCentDifference(difference),
  }
}

const WIDTH = 320
const HEIGHT = 140

function Lines({ years }: { readonly years: readonly ProjectedYear[] }) {
  const size = { width: WIDTH, height: HEIGHT }
  const most = Math.max(1, ...years.flatMap(({ now, after }) => [now, after]))
  const last = years.at(-1)
  const ends = last ? endLabels(last, most) : []
  return (
    <svg className={styles.chart} viewBox={`-4 -12 ${WIDTH + 60} ${HEIGHT + 36}`} aria-hidden="true">
      <path className={styles.axis} d={`M 0 ${HEIGHT} H ${WIDTH}`} />
      <polyline
        className={styles.lineNow}
        points={linePoints(
          years.map(({ now }) => now),
          most,
          size,
        )}
      />
      <polyline
        className={styles.lineAfter}
        points={linePoints(
          years.map(({ after }) => after),
          most,
          size,
        )}
      />
      {ends.map(({ key, y, figure }) => (
        <text key={key} className={styles.words} x={WIDTH + 8} y={y + 4}>
          {figure}
        </text>
      ))}
      <text className={styles.words} x="0" y={HEIGHT + 18}>
        {copy.age} {years[0]?.age}
      </text>
      <text className={styles.words} x={WIDTH} y={HEIGHT + 18} textAnchor="end">
        {copy.age} {years.at(-1)?.age}
      </text>
    </svg>
  )
}

/** The figures of the last year where the lines end, apart from each other; one where both are the same. */
function endLabels({ now, after }: ProjectedYear, most: number) {
  const heightOf = (figure: number) => HEIGHT - (figure / most) * HEIGHT
  const label = (key: string, figure: number, y: number) => ({
    key,
    y,
    figure: formatMoney(Math.round(figure)),
  })
  const [high, low] = now > after ? ([now, after] as const) : ([after, now] as const)
  const upper = heightOf(high)
  const first = label('high', high, upper)
  return high === low ? [first] : [first, label('low', low, Math.max(heightOf(low), upper + LINE))]
}

const LINE = 14
