import { useBrand } from '@coverkit/brand'
import { useEffect } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { QuoteDraftStore } from '../../flow.ts'

/** Fills in what the profile of a signed-in customer knows, after the page is there. */
export function useProfile(draft: QuoteDraftStore): void {
  const services = usePageServices()
  const { occupationIds } = useBrand()
  useEffect(() => {
    import('./profile.lazy.ts')
      .then(({ fillFromProfile }) => fillFromProfile(services, draft, occupationIds))
      // Without it the fields are blank, as for everyone else.
      .catch(() => undefined)
  }, [services, draft, occupationIds])
}
