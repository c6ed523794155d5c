import { chooseParts, useBrand } from '@coverkit/brand'
import { Heading } from '@coverkit/ui'
import type { ComponentType } from 'react'
import { homeCopy } from './homeCopy.ts'
import { StepRing } from './StepRing.tsx'
import * as styles from './sharedSections.css.ts'

export type NextStepsProps = {
  heading?: string
  /** Three steps in the brand's own wording, which may have `{if account}…{end}`. */
  steps?: readonly { title: string; text: string }[]
  /** The drawing beside each step, counted from 1: decoration, hidden from assistive technology. */
  Mark?: ComponentType<{ step: number }>
}

/** The next three steps after the start. */
export function NextSteps({
  heading = homeCopy.nextHeading,
  steps = homeCopy.next,
  Mark = StepRing,
}: NextStepsProps) {
  const brand = useBrand()
  return (
    <section aria-labelledby="next" className={styles.inner}>
      <Heading level={2} size={38} id="next">
        {heading}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <Mark step={index + 1} />
            <div className={styles.stepText}>
              <Heading level={3} size={20}>
                {title}
              </Heading>
              <p>{chooseParts(text, brand)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
