import { type CoverFigures, coverFigures, formatDay, formatMoney, kindOf, NEEDS_COVERS } from '@coverkit/core'
import { Card, Disclosure, Heading, Stack, Table, Text } from '@coverkit/ui'
import { COVER_WORDS } from '#cover/words'
import { CoverNeed } from './CoverNeed.tsx'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import { RowName } from './NeedEquation.tsx'
import { heldOf, overviewFinding, scaleOf } from './needWords.ts'
import * as styles from './results.css.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.overview

/** All four needs in one picture, each with how it was worked out. */
export function NeedsOverview({ calculation }: { readonly calculation: Calculation }) {
  const { needs, input } = calculation
  const all = NEEDS_COVERS.map((cover) => coverFigures(needs, cover))
  const salary = input.annualSalary ?? 0
  return (
    <Card flush>
      <div className={styles.overviewHead}>
        <Heading level={2} size={20}>
          {overviewFinding(all)}
        </Heading>
        <Text size={15} tone="soft">
          {resultsCopy.workedOut(formatDay(new Date().toISOString()))}
        </Text>
      </div>
      {all.map((figures) => (
        <CoverNeed
          key={figures.cover}
          figures={figures}
          scale={scaleOf(figures.cover, all, salary)}
          calculation={calculation}
        />
      ))}
      <div className={styles.overviewFoot}>
        <Text size={15} tone="soft">
          {salary > 0 ? copy.scales(formatMoney(Math.round(salary / 12))) : copy.scale}
        </Text>
        <div className={styles.screenOnly}>
          <Disclosure summary={resultsCopy.chart.table}>
            <NeedsTable all={all} />
          </Disclosure>
        </div>
      </div>
    </Card>
  )
}

function NeedsTable({ all }: { readonly all: readonly CoverFigures[] }) {
  return (
    <Stack gap={8}>
      <Table
        caption={copy.table}
        captionHidden
        columns={[
          { key: 'cover', header: copy.cover, rowHeader: true },
          { key: 'needed', header: copy.needed, align: 'end' },
          { key: 'held', header: copy.held, align: 'end' },
          { key: 'still', header: copy.still, align: 'end' },
        ]}
        rows={all.map((figures) => ({
          id: figures.cover,
          cells: {
            cover: <RowName>{COVER_WORDS[kindOf(figures.cover)].name}</RowName>,
            needed: coverAmount(figures.cover, figures.gross),
            held: coverAmount(figures.cover, heldOf(figures)),
            still: coverAmount(figures.cover, figures.need),
          },
        }))}
      />
    </Stack>
  )
}
