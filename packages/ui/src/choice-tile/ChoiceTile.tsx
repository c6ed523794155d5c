import type { ReactElement, ReactNode } from 'react'
import { mark, square } from '../field/choice.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import { Sketch, type SketchDrawing } from '../sketch/Sketch.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './choiceTile.css.ts'

/** What a tile shows: a drawing, a name and a sentence, and on demand the small print. */
export type ChoiceTileContent = {
  label: string
  sketch: SketchDrawing
  /** One sentence, read as the description. */
  text: ReactNode
  /** What waits behind a line of its own, outside the label. */
  more?: { summary: string; content: ReactNode } | undefined
  disabled?: boolean | undefined
  /** Takes the place of the sentence while `disabled`. */
  disabledReason?: string | undefined
}

/** Props of `ChoiceTile`. `id` is that of the checkbox, to which an error summary links. */
export type ChoiceTileProps = ChoiceTileContent & {
  id: string
  name: string
  value: string
  checked: boolean
  onChange: (checked: boolean) => void
  invalid?: boolean | undefined
}

/** A choice as a tile: all of it but its disclosure is the checkbox's label. Several answer one question in `ChoiceTiles`. */
export function ChoiceTile(props: ChoiceTileProps): ReactElement {
  const { id, name, value, label, sketch, text, more, checked, onChange, disabled, invalid } = props
  return (
    <div className={styles.tile}>
      <label className={styles.label}>
        <span className={styles.sketch}>
          <Sketch of={sketch} />
        </span>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
          aria-invalid={invalid || undefined}
          className={`${mark} ${square} ${styles.box}`}
        />
        <span className={styles.words}>
          <span id={`${id}-name`} className={styles.name}>
            {label}
          </span>
          <span id={`${id}-text`} className={styles.text}>
            {(disabled && props.disabledReason) || text}
          </span>
        </span>
      </label>
      {more && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {more.summary}
            <VisuallyHidden>: {label}</VisuallyHidden>
            <span className={styles.arrow}>
              <Icon of={ChevronDownIcon} size="small" />
            </span>
          </summary>
          <div className={styles.content}>{more.content}</div>
        </details>
      )}
    </div>
  )
}
