import type { Policy } from '@coverkit/core/policies'
import { useEffect, useMemo, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import type { CoverNeeds, StoredCalculation } from './coverNeeds.ts'

interface Reading {
  readonly calculation: StoredCalculation
  readonly needsOf: (calculation: StoredCalculation, policies: readonly Policy[]) => CoverNeeds
}

/** The needs of the last calculation on this device, and when it was saved. */
export interface LastNeeds {
  readonly needs: CoverNeeds
  readonly savedAt: string
}

/** The last calculation beside these policies; null where there is none, and until it has been read. */
export function useCoverNeeds(services: PageServices, policies: readonly Policy[]): LastNeeds | null {
  const [reading, setReading] = useState<Reading | null>(null)
  useEffect(() => {
    let isGone = false
    read(services).then(
      (found) => !isGone && setReading(found),
      // The policies are shown without it.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [services])
  return useMemo(() => {
    if (reading === null) return null
    const { calculation, needsOf } = reading
    return { needs: needsOf(calculation, policies), savedAt: calculation.savedAt }
  }, [reading, policies])
}

/** Formulas and fields of the calculator come when the page stands: most customers have no calculation on this device. */
async function read(services: PageServices): Promise<Reading | null> {
  const [{ readCalculation }, { coverNeeds }] = await Promise.all([
    import('./readCalculation.ts'),
    import('./coverNeeds.ts'),
  ])
  const calculation = await readCalculation(services)
  return calculation && { calculation, needsOf: coverNeeds }
}
