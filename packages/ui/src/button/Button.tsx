import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { Ring } from '../spinner/Ring.tsx'
import { type ButtonStyle, buttonClasses } from './buttonClasses.ts'

/** What a `Button` says, how it looks and what a press does. */
export type ButtonProps = ButtonStyle & {
  /** Default `button`; `submit` sends the form around it. */
  type?: 'button' | 'submit' | undefined
  /** Something is under way that the press began. `aria-disabled`, never `disabled`, so focus stays. */
  busy?: boolean | undefined
  /** What is under way, in place of the children. */
  busyLabel?: string | undefined
  onClick?: (() => void) | undefined
  id?: string | undefined
  /** Accessible name when the visible words alone are ambiguous; begin it with them. */
  label?: string | undefined
  /** `aria-describedby`: ids of what explains the button. */
  describedBy?: string | undefined
  /** State of what the button opens. */
  expanded?: boolean | undefined
  /** For a toggle. */
  pressed?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}

/** A button. While `busy` it stays focusable, says `busyLabel`, and swallows presses. */
export function Button(props: ButtonProps): ReactElement {
  const { type = 'button', busy = false, busyLabel, onClick, id, label, children } = props
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      id={id}
      ref={props.ref}
      type={type}
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      aria-disabled={busy || undefined}
      className={buttonClasses(props)}
      onClick={press}
    >
      {busy && <Ring />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
