import { type PerchDrawing, useBrand } from '@coverkit/brand'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** Where the panel stands beside the form: below, no drawing is shown, and none is built again for each step. */
const DESK = '(min-width: 64rem)'

function onResize(notify: () => void) {
  const desk = matchMedia(DESK)
  desk.addEventListener('change', notify)
  return () => desk.removeEventListener('change', notify)
}

/** The brand's drawing for the edge of a panel, null where it has none. Its place is kept while it is loaded. */
export function usePerch(drawing: PerchDrawing): ReactNode {
  const { Perch } = useBrand()
  const hasRoom = useSyncExternalStore(
    onResize,
    () => matchMedia(DESK).matches,
    () => true,
  )
  if (!Perch || !hasRoom) return null
  return (
    <Suspense>
      <Perch drawing={drawing} />
    </Suspense>
  )
}
