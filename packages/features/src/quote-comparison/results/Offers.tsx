import type { PaymentFrequency } from '@coverkit/core'
import { CompareBar, Stack, Text } from '@coverkit/ui'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import type { StoredComparison } from '#quote/answers'
import { comparePath } from '../compare/comparePath.ts'
import { comparedInsurers, MOST_COMPARED, withCompared } from '../comparedInsurers.ts'
import { comparisonCopy } from '../copy.ts'
import { offerFacts } from '../facts.ts'
import { type Offer, type Sort, sortOffers } from '../offers.ts'
import { endAge } from '../projection/endAge.ts'
import type { Projection } from '../projection/useProjection.ts'
import { classWords } from '../useComparison.ts'
import { ProjectionFailure } from './ProjectionFailure.tsx'
import type { QuoteRowContext } from './QuoteItem.tsx'
import { QuoteList } from './QuoteList.tsx'
import { SortControls } from './SortControls.tsx'

interface OffersProps extends Pick<QuoteRowContext, 'kinds' | 'onChoose' | 'choosing'> {
  readonly prices: StoredComparison
  readonly offers: readonly Offer[]
  /** Whether every insurer has answered or was given up: only then is the lowest known. */
  readonly areAllIn: boolean
  readonly projection: Projection
  readonly frequency: PaymentFrequency
  readonly onFrequency: (frequency: PaymentFrequency) => void
}

const noFacts: ReturnType<typeof offerFacts> = new Map()

/** The offers in an order that is stated, and what the visitor does with several of them. */
export function Offers({
  prices,
  offers,
  areAllIn,
  projection,
  frequency,
  onFrequency,
  ...list
}: OffersProps) {
  const [sort, setSort] = useState<Sort>('total')
  const { years } = projection
  const facts = useMemo(() => (areAllIn ? offerFacts(offers, years) : noFacts), [areAllIn, offers, years])
  const why = { client: prices.request.clients[0], classes: classWords(prices, list.kinds) }
  const sorted = sortOffers(offers, sort, (code, by) =>
    by === 'toEnd' ? years.get(code)?.total : years.get(code)?.shortTerm.total,
  )
  const lastAge = endAge(projection.answer)
  const most = Math.max(
    0,
    ...[...years.values()].flatMap(({ yearly, shortTerm }) => yearly.slice(0, shortTerm.years)),
  )
  const { compared, names, onCompare, onClear } = useCompared(offers)
  const { compare, compareBar, noPlacement, order } = comparisonCopy
  return (
    <Stack gap={12}>
      <SortControls
        sort={sort}
        onSort={setSort}
        frequency={frequency}
        onFrequency={onFrequency}
        endAge={years.size > 0 ? lastAge : null}
      />
      <Text size={15} tone="soft">{`${order(sort, frequency, lastAge)} ${noPlacement}`}</Text>
      <QuoteList
        offers={sorted}
        why={why}
        projection={projection}
        most={most}
        facts={facts}
        compared={compared}
        onCompare={onCompare}
        canCompareMore={compared.length < MOST_COMPARED}
        {...list}
      />
      <ProjectionFailure projection={projection} />
      <CompareBar
        label={compare}
        names={names}
        chosen={compareBar.chosen(names.length, MOST_COMPARED)}
        compare={{ href: comparePath(compared), children: compareBar.compare(names.length) }}
        clear={{ onClick: onClear, children: compareBar.clear }}
      />
    </Stack>
  )
}

/** Returns the ticked insurers that have a price. */
function useCompared(offers: readonly Offer[]) {
  const [ticked, setTicked] = useAtom(comparedInsurers(usePageServices()))
  const chosen = ticked.flatMap((code) => offers.find((offer) => offer.code === code) ?? [])
  return {
    compared: chosen.map(({ code }) => code),
    names: chosen.map(({ name }) => name),
    onCompare: (code: string, isCompared: boolean) =>
      setTicked((codes) =>
        withCompared(
          codes.filter((one) => offers.some((offer) => offer.code === one)),
          code,
          isCompared,
        ),
      ),
    onClear: () => setTicked([]),
  }
}
