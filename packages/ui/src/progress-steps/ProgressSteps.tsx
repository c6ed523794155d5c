import { type ReactElement, use } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { CheckIcon } from '../icon/icons.ts'
import { asList } from '../layout/roles.ts'
import { LinkComponentContext } from '../link/LinkComponentContext.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './progressSteps.css.ts'

/** Where a step stands: done, open now (one of them), or still to come. */
export type ProgressState = 'complete' | 'current' | 'todo'

/** One step; with `href` it is a link. `id` is unique among the steps. */
export type ProgressStep = { id: string; label: string; state: ProgressState; href?: string | undefined }

/** Props of `ProgressSteps`. `label` is the accessible name of the list. */
export type ProgressStepsProps = {
  label: string
  steps: readonly ProgressStep[]
  /** The word for each state, read after the step's name. */
  stateTexts: Record<ProgressState, string>
  /** The line of the compact form, such as "Step 2 of 5". */
  summary?: string | undefined
}

function StepBody({ step, stateText }: { step: ProgressStep; stateText: string }) {
  return (
    <>
      <span className={styles.mark[step.state]} aria-hidden="true">
        {step.state === 'complete' && (
          <span className={styles.tick}>
            <Icon of={CheckIcon} size="small" />
          </span>
        )}
      </span>
      <span className={styles.name}>
        {step.label}
        <VisuallyHidden>, {stateText}</VisuallyHidden>
      </span>
    </>
  )
}

/** The steps of a flow as an ordered list: named marks on wide screens, a bar with a line of text elsewhere. */
export function ProgressSteps({ label, steps, stateTexts, summary }: ProgressStepsProps): ReactElement {
  const Anchor = use(LinkComponentContext)
  return (
    <div>
      {summary && (
        <p className={styles.summary} aria-hidden="true">
          {summary}
        </p>
      )}
      <ol {...asList} aria-label={label} className={styles.list}>
        {steps.map((step) => {
          const current = step.state === 'current' ? 'step' : undefined
          const content = <StepBody step={step} stateText={stateTexts[step.state]} />
          return (
            <li key={step.id} className={styles.step}>
              {step.href ? (
                <Anchor href={step.href} aria-current={current} className={styles.body}>
                  {content}
                </Anchor>
              ) : (
                <span aria-current={current} className={styles.body}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
