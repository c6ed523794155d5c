import { type CoverFigures, formatMoney, kindOf } from '@coverkit/core'
import { Stack, Table, Text } from '@coverkit/ui'
import { COVER_WORDS } from '#cover/words'
import { resultsCopy } from './copy.ts'
import { minus, RowName } from './NeedEquation.tsx'
import { TakeHome } from './TakeHome.tsx'
import { type Calculation, type WorkingLine, workingLines } from './workingLines.ts'

const copy = resultsCopy.working

interface EveryLineProps {
  readonly figures: CoverFigures
  readonly calculation: Calculation
}

/** The working of a cover, line by line. */
export function EveryLine({ figures, calculation }: EveryLineProps) {
  const monthly = figures.cover === 'incomeProtectionCover'
  return (
    <Stack gap={12}>
      <Table
        caption={copy.caption(COVER_WORDS[kindOf(figures.cover)].name)}
        captionHidden
        narrow="fit"
        columns={[
          { key: 'line', header: copy.line, rowHeader: true },
          { key: 'amount', header: copy.amount, align: 'end' },
        ]}
        rows={workingLines(calculation, figures).map((line) => ({
          id: line.id,
          strong: line.total,
          cells: { line: <LineLabel line={line} />, amount: signed(line.amount) },
        }))}
      />
      <Text size={15} tone="soft">
        {monthly ? copy.downToFifty : `${copy.toThousand} ${copy.whole}`}
      </Text>
      {monthly && <TakeHome annualSalary={calculation.input.annualSalary ?? 0} />}
    </Stack>
  )
}

function LineLabel({ line }: { readonly line: WorkingLine }) {
  return (
    <Stack gap={4}>
      <RowName strong={line.total}>{line.label}</RowName>
      {line.notes.map((note) => (
        <Text key={note} as="span" size={15} tone="soft" weight="regular">
          {note}
        </Text>
      ))}
    </Stack>
  )
}

function signed(dollars: number): string {
  return dollars < 0 ? minus(-dollars) : formatMoney(dollars)
}
