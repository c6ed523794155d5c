import { formatCents } from '@coverkit/core'
import { nextYears, type PolicyPreview, type YearsToLastAge as YearList } from '@coverkit/core/change-cover'
import { Card, Table, Text, YearBars } from '@coverkit/ui'
import { memo } from 'react'
import { formatCentDifference } from '../words/formatCentDifference.ts'
import { simulatorCopy } from './copy.ts'
import { useSimulation } from './SimulatorContext.ts'
import * as styles from './simulator.css.ts'
import { wholeDollars, yearsFinding } from './yearsFinding.ts'

const { years: copy, price: priceCopy } = simulatorCopy

/**
 * A bar chart of the premium in each year to 65, with a line for the unchanged policy; empty without years, and where a
 * price failed.
 */
export function YearsToLastAge() {
  const { price, change } = useSimulation()
  const { projection } = price.preview ?? {}
  return projection && price.failure === null ? (
    <Years projection={projection} indexation={change.after.indexation} />
  ) : null
}

interface YearsProps {
  readonly projection: Projection
  readonly indexation: keyof Projection['after']
}

/** A key on a slider changes the amount at once and the years only with their price. */
const Years = memo(({ projection, indexation }: YearsProps) => {
  const years = yearsOf(projection, indexation)
  if (years.ages.length === 0) return null
  const isSame = years.now.every((premium, year) => premium === years.after[year])
  return (
    <Card>
      <div className={styles.years}>
        <YearBars
          title={yearsFinding(years)}
          note={isSame ? copy.noteSame : copy.note}
          pick={copy.pick}
          format={wholeDollars}
          years={years.ages.map((age, year) => {
            const [now, after] = [years.now[year] ?? 0, years.after[year] ?? 0]
            return {
              label: String(age),
              value: after,
              ...(!isSame && { mark: now }),
              description: isSame
                ? copy.atAgeSame(age, wholeDollars(after))
                : copy.atAge(age, wholeDollars(after), wholeDollars(now)),
            }
          })}
          table={{ summary: copy.table, children: <YearsTable years={years} /> }}
        />
        <Text tabular>
          <span>{copy.toAge}</span>{' '}
          <Text as="strong" weight="medium">
            <span className={styles.figure} translate="no">
              {formatCents(projection.toLastAge.after)}
            </span>
          </Text>{' '}
          <span>{`${copy.inAll},`}</span> <Compared {...projection.toLastAge} />
          <span>{`. ${copy.assumed}`}</span>
        </Text>
      </div>
    </Card>
  )
})

type Projection = NonNullable<PolicyPreview['projection']>

/** A server that does not give every year gives the next ten. */
function yearsOf(
  { toLastAge, ages, now, after }: Projection,
  indexation: keyof Projection['after'],
): YearList {
  return toLastAge.years ?? { ages, now, after: after[indexation] }
}

function Compared({ now, after }: Pick<Projection['toLastAge'], 'now' | 'after'>) {
  const cents = Math.round(after * 100) - Math.round(now * 100)
  if (cents === 0) return <span>{copy.sameAsNow}</span>
  return (
    <span>
      <span className={styles.figure} translate="no">
        {formatCents(Math.abs(cents) / 100)}
      </span>{' '}
      <span>{cents > 0 ? copy.moreThanNow : copy.lessThanNow}</span>
    </span>
  )
}

function YearsTable({ years: given }: { readonly years: YearList }) {
  const { years, total } = nextYears(given, given.ages.length)
  const rows = [
    ...years.map(({ age, ...figures }) => ({
      ...figures,
      id: String(age),
      name: String(age),
      strong: false,
    })),
    { ...total, id: 'total', name: copy.total, strong: true },
  ]
  return (
    <Table
      caption={copy.caption}
      captionHidden
      columns={[
        { key: 'age', header: copy.age, rowHeader: true },
        { key: 'now', header: priceCopy.now, align: 'end', unbroken: true },
        { key: 'after', header: priceCopy.after, align: 'end', unbroken: true },
        { key: 'difference', header: priceCopy.difference, align: 'end', unbroken: true },
      ]}
      rows={rows.map(({ id, name, strong, now, after, difference }) => ({
        id,
        strong,
        cells: {
          age: name,
          now: formatCents(now),
          after: formatCents(after),
          difference: formatCentDifference(difference),
        },
      }))}
    />
  )
}
