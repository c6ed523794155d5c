import { Text } from '@coverkit/ui'
import * as styles from './tracker.css.ts'
import type { NextStep } from './trackerView.ts'

interface NextStepsProps {
  readonly steps: readonly NextStep[]
  /** The heading above. */
  readonly labelledBy: string
}

/** What happens after the submission, in order, each with by when. */
export function NextSteps({ steps, labelledBy }: NextStepsProps) {
  return (
    <ol aria-labelledby={labelledBy} className={styles.steps}>
      {steps.map(({ when, text }) => (
        <li key={when} className={styles.step}>
          <Text weight="medium">{when}</Text>
          <Text measure>{text}</Text>
        </li>
      ))}
    </ol>
  )
}
