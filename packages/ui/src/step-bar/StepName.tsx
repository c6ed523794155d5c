import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { BarStep } from './BarStep.ts'
import * as styles from './stepBar.css.ts'

/** A step's mark and name; its state is read behind it. */
export function StepName({ step, stateText }: { step: BarStep; stateText: string }) {
  return (
    <>
      <span className={styles.mark[step.state]} aria-hidden="true">
        {step.state === 'complete' && <Icon of={CheckIcon} size="small" />}
      </span>
      <span>
        <span>{step.label}</span>
        <VisuallyHidden>{`, ${stateText}`}</VisuallyHidden>
      </span>
    </>
  )
}
