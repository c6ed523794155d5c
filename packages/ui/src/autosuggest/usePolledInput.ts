import { type RefObject, useLayoutEffect, useRef } from 'react'

const POLL_MS = 100

/** Reports text that reached the input without an event: autofill, voice input, typing before hydration. */
export function usePolledInput(
  ref: RefObject<HTMLInputElement | null>,
  text: string,
  onText: (text: string) => void,
): void {
  const compare = () => {
    if (ref.current && ref.current.value !== text) onText(ref.current.value)
  }
  const latest = useRef(compare)
  useLayoutEffect(() => {
    latest.current = compare
  })
  useLayoutEffect(() => {
    latest.current()
    const timer = setInterval(() => latest.current(), POLL_MS)
    return () => clearInterval(timer)
  }, [])
}
