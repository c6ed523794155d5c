import { paymentMethods } from '@coverkit/core'
import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { Offer } from '../answers.ts'

/** Where the request for the price of a rollover has got to. */
export interface RolloverPrice {
  readonly status: 'pending' | 'failed' | 'known'
  readonly retry: () => void
}

/**
 * The insurer's price of a rollover, which has a rebate that the compared one lacks: asked for once where it is wanted, and
 * kept beside the offer.
 */
export function useRolloverPrice(offer: Offer | null, isWanted: boolean): RolloverPrice {
  const services = usePageServices()
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const isKnown = offer?.rollover !== undefined
  const isNeeded = isWanted && offer !== null && !isKnown
  const asks = isNeeded && paymentMethods(offer.terms).includes('enduringRollover')
  const key = `${tries} ${offer?.chosen.chosenAt}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which offer is asked for
  useEffect(() => {
    if (!asks || !offer) return
    let isCurrent = true
    import('./requestRolloverPrice.lazy.ts')
      .then(({ requestRolloverPrice }) => requestRolloverPrice(services, offer))
      .catch(() => isCurrent && setFailed(key))
    return () => {
      isCurrent = false
    }
  }, [services, asks, key])

  const status = isKnown ? 'known' : failed === key ? 'failed' : 'pending'
  return { status, retry: () => setTries(tries + 1) }
}
