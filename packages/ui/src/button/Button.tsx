import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { Ring } from '../spinner/Ring.tsx'
import { wordsApart } from '../text/wordsApart.tsx'
import { type ButtonStyle, buttonClasses } from './buttonClasses.ts'

/** Props of `Button`: its texts, its look and its press handler. */
export type ButtonProps = ButtonStyle & {
  /** `submit` sends the form around the button. Default `button`. */
  type?: 'button' | 'submit' | undefined
  /** The action of the press is running. Sets `aria-disabled`, not `disabled`, to keep focus. Default `false`. */
  busy?: boolean | undefined
  /** Label shown in place of the children while `busy`. Left out, the children stay. */
  busyLabel?: string | undefined
  /** Called on each press, but not while the button is `busy`. */
  onClick?: (() => void) | undefined
  /** `id` of the element, for a label or a link elsewhere that points to the button. */
  id?: string | undefined
  /** Accessible name when the visible words alone are ambiguous; begin it with them. */
  label?: string | undefined
  /** `aria-describedby`: ids of the elements that describe the button. */
  describedBy?: string | undefined
  /** Whether what the button opens is open: `aria-expanded`. Left out, it opens nothing. */
  expanded?: boolean | undefined
  /** Whether a toggle is on: `aria-pressed`. Left out, the button is no toggle. */
  pressed?: boolean | undefined
  /** Gets the `button` element, for moving the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** The visible words, with an `Icon` before or after them where it helps. */
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
      {wordsApart(busy && busyLabel ? busyLabel : children)}
    </button>
  )
}
