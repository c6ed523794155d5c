import { type HTMLAttributes, useEffect, useState } from 'react'

const CLOSES_AFTER_MS = 20_000

type Watched = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onInput'
>

export interface Closing {
  /** It closes once it is left alone for the time. */
  readonly mayClose: boolean
  /** Time runs. */
  readonly isRunning: boolean
  /** Stops it for good. */
  readonly stayOpen: () => void
  /** For what closes: a pointer or the focus in it stops the time while it is there, typing for good. */
  readonly watched: Watched
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Closes a message 20 seconds after it appeared, unless the visitor needs longer or prefers reduced motion. */
export function useClosing(isShown: boolean, close: () => void): Closing {
  const [staysOpen, setStaysOpen] = useState(isStill)
  const [isHeld, setHeld] = useState(false)
  const mayClose = isShown && !staysOpen
  const isRunning = mayClose && !isHeld
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRunning, close])
  return {
    mayClose,
    isRunning,
    stayOpen: () => setStaysOpen(true),
    watched: {
      // A pointer that rests where it pressed the button before does not read.
      onPointerMove: ({ movementX, movementY }) => isShown && (movementX || movementY) && setHeld(true),
      onPointerLeave: () => setHeld(false),
      // The focus that a new message gets from us is on itself.
      onFocus: ({ target }) => isShown && setHeld(target.tabIndex >= 0),
      onBlur: () => setHeld(false),
      onInput: () => isShown && setStaysOpen(true),
    },
  }
}
