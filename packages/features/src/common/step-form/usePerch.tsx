import { type PerchDrawing, useBrand } from '@coverkit/brand'
import { type ReactNode, Suspense } from 'react'
import { useIsDesk } from './useIsDesk.ts'

/**
 * The brand's drawing for the edge of a panel, null where it has none or where the panel stands below the form. Its place
 * is kept while it is loaded.
 */
export function usePerch(drawing: PerchDrawing): ReactNode {
  const { Perch } = useBrand()
  const isDesk = useIsDesk()
  if (!Perch || !isDesk) return null
  return (
    <Suspense>
      <Perch drawing={drawing} />
    </Suspense>
  )
}
