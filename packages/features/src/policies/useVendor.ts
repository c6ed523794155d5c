import { loadVendor, type Vendor } from '@coverkit/api-client'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'

/** The ways to reach an insurer; null while they load, and where they can't be loaded. */
export function useVendor(services: PageServices, code: string | null): Vendor | null {
  const [vendor, setVendor] = useState<Vendor | null>(null)
  useEffect(() => {
    if (code === null) return
    let isGone = false
    void services
      .client()
      .then((client) => loadVendor(client, code))
      .then(
        (loaded) => loaded.ok && !isGone && setVendor(loaded.value),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [services, code])
  return vendor
}
