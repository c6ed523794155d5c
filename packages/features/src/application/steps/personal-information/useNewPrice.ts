import type { QuoteDifference } from '@coverkit/core'
import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { NewPrice } from './newPrice.ts'

/** Where the request for a new price has got to. */
export type NewPriceState =
  | { readonly status: 'pending' | 'declined' | 'failed' }
  | { readonly status: 'offered'; readonly newPrice: NewPrice }

interface Answered {
  readonly key: string
  readonly state: NewPriceState
}

const PENDING: NewPriceState = { status: 'pending' }

/** The chosen insurer's price for these details, requested when they are known and whenever they change. */
export function useNewPrice(differences: readonly QuoteDifference[]) {
  const services = usePageServices()
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const key = `${tries} ${JSON.stringify(differences)}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of the differences
  useEffect(() => {
    const abort = new AbortController()
    const show = (state: NewPriceState) => !abort.signal.aborted && setAnswered({ key, state })
    import('./requestNewPrice.lazy.ts')
      .then(({ requestNewPrice }) => requestNewPrice(services, differences, abort.signal))
      .then(
        (newPrice) => show(newPrice ? { status: 'offered', newPrice } : { status: 'declined' }),
        () => show({ status: 'failed' }),
      )
    return () => abort.abort()
  }, [services, key])

  return {
    state: answered?.key === key ? answered.state : PENDING,
    retry: () => setTries(tries + 1),
  }
}
