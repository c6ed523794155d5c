import type { ReactElement, ReactNode } from 'react'
import { mark, square } from '../field/choice.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import { Sketch, type SketchDrawing } from '../sketch/Sketch.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './choiceTile.css.ts'

/** Content of a tile: a drawing, a name, a sentence, and small print that opens on demand. */
export type ChoiceTileContent = {
  /** The name of the choice: the accessible name of its checkbox. */
  label: string
  /** The drawing before the words; it adds no information to them. */
  sketch: SketchDrawing
  /** One sentence, read as the description. */
  text: ReactNode
  /** A disclosure with a line of its own, outside the label. */
  more?: { summary: string; content: ReactNode } | undefined
  /** Prevents choosing it. Give `disabledReason` with it. Default `false`. */
  disabled?: boolean | undefined
  /** Shown in place of the sentence while `disabled`. */
  disabledReason?: string | undefined
}

/** A tile, and the state of its checkbox. */
export type ChoiceTileProps = ChoiceTileContent & {
  /** `id` of the checkbox, unique in the page: an error summary links to it. */
  id: string
  /** Name of the checkbox in its form. Tiles that answer one question share it. */
  name: string
  /** Value that the form sends while the tile is chosen. */
  value: string
  /** Whether the tile is chosen. */
  checked: boolean
  /** Called with the new state when the tile is pressed. */
  onChange: (checked: boolean) => void
  /** Marks the checkbox as part of a refused answer. The message is shown elsewhere. Default `false`. */
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
            <span>{more.summary}</span>
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
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
