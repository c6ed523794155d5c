import type { PolicyHolder } from '@coverkit/core'
import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'

/** The second policy holder that a signed-in customer's account holds; null while it isn't known, and without one. */
export function useSavedHolder(): PolicyHolder | null {
  const services = usePageServices()
  const [saved, setSaved] = useState<PolicyHolder | null>(null)
  useEffect(() => {
    let isGone = false
    import('../holders/savedHolder.lazy.ts')
      .then(({ savedHolder }) => savedHolder(services))
      .then(
        (holder) => !isGone && setSaved(holder),
        // Without it the fields are typed, as by everyone else.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [services])
  return saved
}
