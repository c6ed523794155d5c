import { type MouseEvent, type PointerEvent, type ReactElement, useId, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { InfoIcon } from '../icon/icons.ts'
import * as styles from './tooltip.css.ts'

/** Props of `Tooltip`: the name of its button, and the explanation. */
export type TooltipProps = {
  /** Accessible name of the button, such as `About the waiting period`. */
  label: string
  /** A sentence or two without links. Put no essential information here: visitors may never open it. */
  text: string
}

/**
 * A button that shows a short explanation. A press opens it, so that it works by touch and keyboard; a mouse
 * opens it on hover, and may move onto the text. Escape or a press elsewhere closes it. Screen readers read
 * the text as the button's description. It is a native popover: it works without script.
 */
export function Tooltip({ label, text }: TooltipProps): ReactElement {
  const id = useId()
  const words = useRef<HTMLSpanElement>(null)
  const isByPointing = useRef(false)
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !('popover' in HTMLElement.prototype)) return
    if (words.current?.matches(':popover-open')) return
    isByPointing.current = true
    // Older browsers: show the text in the page, and have returned above.
    words.current?.showPopover()
  }
  const leave = () => {
    // Older browsers: never opened it by pointing.
    if (isByPointing.current) words.current?.hidePopover()
  }
  // A press after hover leaves the tooltip open: closing it would be the opposite of what was meant.
  const press = (event: MouseEvent) => {
    if (isByPointing.current) event.preventDefault()
    isByPointing.current = false
  }
  return (
    <span className={styles.place} onPointerEnter={point} onPointerLeave={leave}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-describedby={id}
        className={styles.button}
        onClick={press}
      >
        <Icon of={InfoIcon} />
      </button>
      <span
        ref={words}
        id={id}
        popover="auto"
        role="tooltip"
        className={styles.tooltip}
        onToggle={({ newState }) => {
          if (newState === 'closed') isByPointing.current = false
        }}
      >
        {text}
      </span>
    </span>
  )
}
