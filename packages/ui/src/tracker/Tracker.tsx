import type { ReactElement } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { StageState, StageTexts } from './StageState.ts'
import * as styles from './tracker.css.ts'

/** Without the role, Safari does not announce a list without markers as a list. */
const LIST = 'list'

/** A stage by its name: one to three words. */
export type TrackerStage = { id: string; name: string; state: StageState }

/** Props of `Tracker`: the process and its stages. */
export type TrackerProps = {
  /** Names the list, such as `How far it is`. */
  label: string
  /** Two to six, in their order; at most one of them is current. */
  stages: readonly TrackerStage[]
  /** Read out behind the name of a stage that is not current. */
  texts: StageTexts
}

/** The stage to name where there is room for one: the current, or else the last that is done. */
function countsNow(stages: readonly TrackerStage[]): number {
  const current = stages.findIndex(({ state }) => state === 'current')
  return current >= 0 ? current : stages.findLastIndex(({ state }) => state === 'done')
}

function sideOf(place: number, count: number): keyof typeof styles.towards {
  const share = count < 2 ? 0 : place / (count - 1)
  if (share < 0.4) return 'start'
  return share > 0.6 ? 'end' : 'center'
}

/** Progress in one line; in a narrow column, only the name of the current stage is shown. */
export function Tracker({ label, stages, texts }: TrackerProps): ReactElement {
  const place = countsNow(stages)
  return (
    <div className={styles.place}>
      <ol role={LIST} aria-label={label} className={styles.tracker}>
        {stages.map(({ id, name, state }) => (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`${styles.stage} ${styles.state[state]}`}
          >
            <span className={styles.name}>
              <span>{name}</span>
              <VisuallyHidden>{`, ${texts[state]}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
      {place >= 0 && (
        <p aria-hidden="true" className={`${styles.shown} ${styles.towards[sideOf(place, stages.length)]}`}>
          {stages[place]?.name}
        </p>
      )}
    </div>
  )
}
