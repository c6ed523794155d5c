import { useSyncExternalStore } from 'react'

const DESK = '(min-width: 64rem)'

function onResize(notify: () => void) {
  const desk = matchMedia(DESK)
  desk.addEventListener('change', notify)
  return () => desk.removeEventListener('change', notify)
}

/** Returns whether the panel is beside the form: parts that are visible only then are not rendered on a phone. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    onResize,
    () => matchMedia(DESK).matches,
    () => true,
  )
}
