import { use } from 'react'
import { asList } from '../layout/roles.ts'
import { LinkComponentContext } from '../link/LinkComponentContext.ts'
import { hidden } from '../visually-hidden/visuallyHidden.css.ts'
import type { BarStep, StepState } from './BarStep.ts'
import { StepName } from './StepName.tsx'
import * as styles from './stepBar.css.ts'

type StepListProps = {
  id: string
  label: string
  steps: readonly BarStep[]
  stateTexts: Record<StepState, string>
  isOpen: boolean
  onFollow: () => void
}

/** Every step with its state; those that can be gone to are links while the list is open. Closed, it is words alone. */
export function StepList({ id, label, steps, stateTexts, isOpen, onFollow }: StepListProps) {
  const Anchor = use(LinkComponentContext)
  const current = ({ state }: BarStep) => (state === 'current' ? 'step' : undefined)
  if (!isOpen)
    return (
      <ol {...asList} id={id} aria-label={label} className={hidden}>
        {steps.map((step) => (
          <li key={step.id} aria-current={current(step)}>{`${step.label}, ${stateTexts[step.state]}`}</li>
        ))}
      </ol>
    )
  return (
    <ol
      {...asList}
      id={id}
      aria-label={label}
      className={`${styles.list} ${steps.length > 8 ? styles.long : ''}`}
    >
      {steps.map((step) => {
        const name = <StepName step={step} stateText={stateTexts[step.state]} />
        return (
          <li key={step.id}>
            {step.href ? (
              <Anchor
                href={step.href}
                aria-current={current(step)}
                className={styles.step}
                onClick={onFollow}
              >
                {name}
              </Anchor>
            ) : (
              <span aria-current={current(step)} className={styles.step}>
                {name}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
