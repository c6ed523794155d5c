import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

let lastFocused: string | null = null

/**
 * Moves the focus to the page's `h1` after a navigation inside the app, never on the first load. `focus()` lays the page
 * out at once, so it waits for the task after the paint; a visitor who moved the focus meanwhile keeps it.
 */
export function useArrivalFocus(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    const firstLoad = lastFocused === null
    const repeated = lastFocused === key
    lastFocused = key
    if (firstLoad || repeated) return
    const focused = document.activeElement
    afterPaint(() => {
      // A later navigation has its own heading.
      if (lastFocused === key && isFocusFree(focused)) focusHeading(navigation === 'POP')
    })
  }, [key, navigation])
}

/** Runs `act` in the task after the next paint. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      act()
    }
    port2.postMessage(null)
  })
}

function isFocusFree(focusedBefore: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === focusedBefore || activeElement === body
}

function focusHeading(preventScroll: boolean): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll })
}
