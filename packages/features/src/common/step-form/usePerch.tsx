import { type PerchDrawing, useBrand } from '@coverkit/brand'
import { type ReactNode, Suspense } from 'react'

/** The brand's drawing for the edge of a panel, null where it has none. Its place is kept while it is loaded. */
export function usePerch(drawing: PerchDrawing): ReactNode {
  const { Perch } = useBrand()
  if (!Perch) return null
  return (
    <Suspense>
      <Perch drawing={drawing} />
    </Suspense>
  )
}
