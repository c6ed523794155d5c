import {
  applyCure,
  type CureFound,
  findCure,
  type InsurerAnswer,
  type PaymentFrequency,
} from '@coverkit/core'
import type { Ref } from 'react'
import { applyToQuote } from '#quote/rules'
import type { Projection } from '../projection/useProjection.ts'
import { type Comparison, selectedKinds } from '../useComparison.ts'
import { AllDeclined } from './AllDeclined.tsx'
import { AllFailed } from './AllFailed.tsx'
import { NotOffered } from './NotOffered.tsx'
import { Offers } from './Offers.tsx'
import { RequestedFold } from './RequestedTerms.tsx'
import { RequestingBar, RequestingLines } from './RequestingProgress.tsx'
import { SaveQuotes } from './SaveQuotes.tsx'
import { useChoose } from './useChoose.ts'

interface QuotesMainProps {
  readonly comparison: Comparison
  readonly projection: Projection
  readonly statusRef: Ref<HTMLParagraphElement>
  /** Moves the focus to the status before an act whose button goes. */
  readonly andFocus: (act: () => void) => () => void
}

/** Every insurer: its offer, that it is being asked, or why it makes none. */
export function QuotesMain({ comparison, projection, statusRef, andFocus }: QuotesMainProps) {
  const { panel, draft, requester, answers, prices, stale, lines } = comparison
  const answered = lines.quoted.length + lines.declined.length
  const isRequesting = lines.requesting.length > 0
  const onCure = useCure(comparison)
  return (
    <>
      {!stale && (
        <RequestingBar
          answered={answered}
          all={panel.length}
          onCancel={isRequesting ? andFocus(() => requester.cancel()) : undefined}
          statusRef={statusRef}
        />
      )}
      <RequestedFold draft={draft} quote={answers.quote} />
      <ShownOffers comparison={comparison} projection={projection} />
      <RequestingLines codes={lines.requesting} />
      {answered === 0 && !isRequesting && lines.missing.length > 0 && (
        <AllFailed
          stopped={lines.missing.some(({ stopped }) => stopped)}
          onRetry={andFocus(() => requester.retry(panel))}
        />
      )}
      {prices?.head && lines.declined.length === panel.length && (
        <AllDeclined
          cure={cureOf(comparison, lines.declined)}
          onCure={(cure) => andFocus(() => onCure(cure))()}
        />
      )}
      {prices && answered > 0 && (
        <NotOffered
          declined={lines.declined}
          missing={isRequesting ? lines.missing.filter(({ stopped }) => !stopped) : lines.missing}
          client={prices.request.clients[0]}
          onRetry={(codes) => andFocus(() => requester.retry(codes))()}
          cureOf={(answer) => cureOf(comparison, [answer])}
          onCure={(cure) => andFocus(() => onCure(cure))()}
        />
      )}
      <SaveQuotes {...comparison} />
    </>
  )
}

function ShownOffers({ comparison, projection }: Pick<QuotesMainProps, 'comparison' | 'projection'>) {
  const { draft, answers, prices, stale, lines, offers } = comparison
  const { choosing, choose } = useChoose(draft)
  if (!prices || offers.length === 0) return null
  const onFrequency = (paymentFrequency: PaymentFrequency) =>
    draft.update((current) =>
      applyToQuote(current, (quote) => ({ quote: { ...quote, paymentFrequency }, changes: [] })),
    )
  return (
    <Offers
      prices={prices}
      offers={offers}
      areAllIn={lines.requesting.length === 0}
      projection={projection}
      kinds={selectedKinds(answers.quote)}
      frequency={answers.quote.paymentFrequency}
      onFrequency={onFrequency}
      onChoose={stale ? undefined : (code) => void choose(code)}
      choosing={choosing}
    />
  )
}

/** The smallest change that brings one of these insurers back. */
function cureOf({ answers, prices }: Comparison, insurers: readonly InsurerAnswer[]): CureFound | null {
  if (!prices?.head) return null
  return findCure(answers.quote, { occupationClasses: prices.head.occupationClasses, insurers })
}

/** Makes a change through the cover rules; it is told in What we changed, with its undo, and the prices are asked again. */
function useCure({ draft }: Comparison) {
  return ({ changes }: CureFound) =>
    draft.update((current) =>
      applyToQuote(current, (quote) => applyCure(quote, changes), { announceChosen: true }),
    )
}
