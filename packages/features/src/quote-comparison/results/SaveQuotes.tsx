import { useAtomValue } from 'jotai'
import { listed } from '#common/form/listed.ts'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { comparedInsurers, MOST_COMPARED } from '../comparedInsurers.ts'
import { sortOffers } from '../offers.ts'
import type { Comparison } from '../useComparison.ts'

const SaveComparison = lazyComponent(() => import('../mailed/SaveComparison.tsx'), 'SaveComparison')

/** Mails the ticked insurers; while fewer than two are ticked, those with the lowest totals. */
export function SaveQuotes({ prices, stale, lines, offers }: Comparison) {
  const ticked = useAtomValue(comparedInsurers(usePageServices()))
  if (!prices || stale || lines.requesting.length > 0 || offers.length < 2) return null
  const chosen = offers.filter(({ code }) => ticked.includes(code))
  const mailed = chosen.length < 2 ? sortOffers(offers, 'total').slice(0, MOST_COMPARED) : chosen
  return (
    <SaveComparison
      codes={mailed.map(({ code }) => code)}
      prices={prices}
      among={listed(mailed.map(({ name }) => name))}
    />
  )
}
