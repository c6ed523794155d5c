import { Text } from '@coverkit/ui'
import * as styles from './tracker.css.ts'
import type { NextStep } from './trackerView.ts'

interface NextStepsProps {
  readonly steps: readonly (Pick<NextStep, 'when' | 'text'> & Partial<Pick<NextStep, 'title'>>)[]
  /** The heading above. */
  readonly labelledBy: string
}

/** Lists the steps after the submission in order, each with its time. */
export function NextSteps({ steps, labelledBy }: NextStepsProps) {
  return (
    <ol aria-labelledby={labelledBy} className={styles.steps}>
      {steps.map(({ when, title, text }) => (
        <li key={when} className={styles.step}>
          <Text weight="medium">{title ?? when}</Text>
          {title !== undefined && (
            <Text size={15} tone="soft">
              {when}
            </Text>
          )}
          <Text measure>{text}</Text>
        </li>
      ))}
    </ol>
  )
}
