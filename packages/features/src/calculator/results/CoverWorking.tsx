import type { CoverFigures } from '@coverkit/core'
import { Disclosure, Stack } from '@coverkit/ui'
import { resultsCopy } from './copy.ts'
import { EveryLine } from './EveryLine.tsx'
import { MakeupChart } from './MakeupChart.tsx'
import { NeedEquation } from './NeedEquation.tsx'
import * as styles from './results.css.ts'
import type { Calculation } from './workingLines.ts'

interface CoverWorkingProps {
  readonly figures: CoverFigures
  readonly calculation: Calculation
}

/** The calculation of a need: its parts, the deductions, and each line. */
export function CoverWorking({ figures, calculation }: CoverWorkingProps) {
  return (
    <Stack gap={8}>
      <div className={styles.working}>
        <MakeupChart figures={figures} calculation={calculation} />
        <div className={styles.screenOnly}>
          <NeedEquation figures={figures} />
        </div>
      </div>
      <Disclosure summary={resultsCopy.working.everyLine}>
        <EveryLine figures={figures} calculation={calculation} />
      </Disclosure>
    </Stack>
  )
}
