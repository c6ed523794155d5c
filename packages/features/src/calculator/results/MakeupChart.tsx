import type { CoverFigures } from '@coverkit/core'
import { BarChart, Table } from '@coverkit/ui'
import { chartBars } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import { finding } from './finding.ts'
import { RowName } from './NeedEquation.tsx'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.chart

interface MakeupChartProps {
  readonly figures: CoverFigures
  readonly calculation: Calculation
}

/** The parts of the need, as a bar chart and as a table. */
export function MakeupChart({ figures, calculation }: MakeupChartProps) {
  const { needs, assumptions, input } = calculation
  const title = finding(figures, needs, assumptions)
  if (title === null) return null
  const bars = chartBars(figures, input.annualSalary ?? 0)
  return (
    <BarChart
      title={title}
      description={figures.cover === 'incomeProtectionCover' ? copy.month : copy.lump}
      bars={bars}
      table={{
        summary: copy.table,
        children: (
          <Table
            caption={title}
            captionHidden
            narrow="fit"
            columns={[
              { key: 'part', header: copy.part, rowHeader: true },
              { key: 'amount', header: copy.amount, align: 'end' },
            ]}
            rows={bars.map(({ label, formatted }) => ({
              id: label,
              cells: { part: <RowName>{label}</RowName>, amount: formatted },
            }))}
          />
        ),
      }}
    />
  )
}
