import { useSyncExternalStore } from 'react'

const DESK = '(min-width: 64rem)'

function onResize(notify: () => void) {
  const desk = matchMedia(DESK)
  desk.addEventListener('change', notify)
  return () => desk.removeEventListener('change', notify)
}

/** Whether the panel stands beside the form: what only then is seen need not be built on a phone. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    onResize,
    () => matchMedia(DESK).matches,
    () => true,
  )
}
