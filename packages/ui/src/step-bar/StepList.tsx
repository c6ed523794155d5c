import { use } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import { asList } from '../layout/roles.ts'
import { LinkComponentContext } from '../link/LinkComponentContext.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { hidden } from '../visually-hidden/visuallyHidden.css.ts'
import type { BarStep, StepState } from './BarStep.ts'
import * as styles from './stepBar.css.ts'

type StepListProps = {
  id: string
  label: string
  steps: readonly BarStep[]
  stateTexts: Record<StepState, string>
  isOpen: boolean
  onFollow: () => void
}

function StepName({ step, stateText }: { step: BarStep; stateText: string }) {
  return (
    <>
      <span className={styles.mark[step.state]} aria-hidden="true">
        {step.state === 'complete' && <Icon of={CheckIcon} size="small" />}
      </span>
      <span>
        {step.label}
        <VisuallyHidden>, {stateText}</VisuallyHidden>
      </span>
    </>
  )
}

/** Every step with its state; those that can be gone to are links while the list is open. */
export function StepList({ id, label, steps, stateTexts, isOpen, onFollow }: StepListProps) {
  const Anchor = use(LinkComponentContext)
  const rows = steps.length > 8 ? styles.long : ''
  return (
    <ol {...asList} id={id} aria-label={label} className={isOpen ? `${styles.list} ${rows}` : hidden}>
      {steps.map((step) => {
        const current = step.state === 'current' ? 'step' : undefined
        const name = <StepName step={step} stateText={stateTexts[step.state]} />
        return (
          <li key={step.id}>
            {isOpen && step.href ? (
              <Anchor href={step.href} aria-current={current} className={styles.step} onClick={onFollow}>
                {name}
              </Anchor>
            ) : (
              <span aria-current={current} className={styles.step}>
                {name}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
