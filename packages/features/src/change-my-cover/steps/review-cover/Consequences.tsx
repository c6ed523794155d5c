import type { CoverChange } from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { Stack } from '@coverkit/ui'
import type { usePreview } from '../../preview/usePreview.ts'
import { HealthSection } from './HealthSection.tsx'
import * as styles from './review.css.ts'
import { TimingSection } from './TimingSection.tsx'
import { YearsSection } from './YearsSection.tsx'

interface ConsequencesProps {
  readonly change: CoverChange
  readonly policy: Policy | undefined
  readonly preview: ReturnType<typeof usePreview>
  /** An increase after an event alone begins when the insurer says so, and its premium isn't known before. */
  readonly hasTerms: boolean
}

/** The consequences of the change, beside its price over the years. */
export function Consequences({ change, policy, preview, hasTerms }: ConsequencesProps) {
  return (
    <div className={styles.two}>
      <Stack gap={32}>
        <HealthSection change={change} preview={preview.data} />
        {hasTerms && <TimingSection change={change} policy={policy} />}
      </Stack>
      {hasTerms && <YearsSection preview={preview} indexation={change.after.indexation} />}
    </div>
  )
}
