import { type ReactElement, type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import { Bar } from './Bar.tsx'
import type { BarStep, StepState } from './BarStep.ts'
import { StepList } from './StepList.tsx'
import * as styles from './stepBar.css.ts'
import { useOpenList } from './useOpenList.ts'

const LONG_WORD = /\S{15}/

/** Props of `StepBar`. Texts come ready to be read; `share` alone is a number. */
export type StepBarProps = {
  /** The accessible name of the list of steps. */
  label: string
  /** In their order, 2 to 14 of them; one is current. */
  steps: readonly BarStep[]
  /** The word for each state, read after the step's name. */
  stateTexts: Record<StepState, string>
  /** Word before the position, shown to screen readers only where narrow, and the position: `Step`, `2 of 5`. */
  place: { word: string; of: string }
  /** How much of the current step is done, 0 to 1. Default `0.5`. */
  share?: number | undefined
  /** Link to the previous step, before the position. */
  back?: ReactNode
}

/**
 * The visitor's position in a flow: the number and name of the step on a button that opens the list of all
 * steps, and a bar. The list is always in the page; while closed, only screen readers read it and nothing in
 * it takes the focus.
 */
export function StepBar({ label, steps, stateTexts, place, share = 0.5, back }: StepBarProps): ReactElement {
  const id = useId()
  const { ref, isOpen, toggle, close } = useOpenList()
  const current = steps.find(({ state }) => state === 'current')
  return (
    <div className={styles.stepBar}>
      <div ref={ref} className={styles.row}>
        {back && <div className={styles.back}>{back}</div>}
        <button
          type="button"
          className={`${styles.toggle} ${LONG_WORD.test(current?.label ?? '') ? styles.longWord : ''}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <span className={styles.place}>
            <span className={styles.word}>{place.word}</span> <span>{place.of}</span>
          </span>{' '}
          <span className={styles.name}>{current?.label}</span>
          <span className={styles.arrow}>
            <Icon of={ChevronDownIcon} />
          </span>
        </button>
        <StepList
          id={id}
          label={label}
          steps={steps}
          stateTexts={stateTexts}
          isOpen={isOpen}
          onFollow={close}
        />
      </div>
      <Bar steps={steps} share={share} />
    </div>
  )
}
