import { useBrand } from '@coverkit/brand'
import { applyCure, type CureFound, findCure, formatDay, type PaymentFrequency } from '@coverkit/core'
import { planSteps, stepPath } from '@coverkit/flow'
import { Container, Heading, Inline, Link, Stack } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AfterPaint } from '#common/after-paint/AfterPaint.tsx'
import { DraftSaveStatus } from '#common/draft/DraftSaveStatus.tsx'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { emitJourneyEvent } from '#common/journey/journey.ts'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { applyToQuote } from '#quote/apply-rule'
import { quoteFlow } from '#quote/flow'
import { INSURER_CODES } from '#quote/insurers'
import { resultGuard } from '#quote/result-guard'
import { shownAnnouncements } from '#quote/shown-announcements'
import { WhatWeChanged } from '#quote/what-we-changed'
import { withChosen } from '../choose.ts'
import { comparisonCopy } from '../copy.ts'
import { type Comparison, lowestTotals, selectedKinds, useComparison } from '../useComparison.ts'
import { AllDeclined } from './AllDeclined.tsx'
import { AllFailed } from './AllFailed.tsx'
import { NotOffered } from './NotOffered.tsx'
import { Offers } from './Offers.tsx'
import { PriceNotes } from './PriceNotes.tsx'
import { ChangedNotice, StaleNotice } from './PriceNotices.tsx'
import { RequestedTerms } from './RequestedTerms.tsx'
import { RequestingBar, RequestingLines } from './RequestingProgress.tsx'

/** `/client-quote/quote`: what each insurer asks for the cover, as the answers come in. */
export default function QuoteResultsScreen() {
  const brand = useBrand()
  const comparison = useComparison()
  const { draft, requester, answers, prices, stale, lines } = comparison
  useStaysComplete(draft, answers)
  useTrackShownResults(comparison)
  const answered = lines.quoted.length + lines.declined.length
  const isRequesting = lines.requesting.length > 0
  const { statusRef, andFocus } = useFocusOnStatus(stale)
  return (
    <Container isPage>
      <title>{`${comparisonCopy.title} | ${comparisonCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={{ phone: 24, wide: 32 }}>
        <Stack gap={16}>
          <BackLink answers={answers} />
          <Heading level={1}>{comparisonCopy.title}</Heading>
        </Stack>
        <RemoteChanges draft={draft} />
        <WhatWeChanged draft={draft} />
        <Notices comparison={comparison} onRequestAgain={andFocus(() => requester.requestAll())} />
        {!stale && (
          <RequestingBar
            answered={answered}
            all={INSURER_CODES.length}
            onCancel={isRequesting ? andFocus(() => requester.cancel()) : undefined}
            statusRef={statusRef}
          />
        )}
        <ChosenOffers comparison={comparison} />
        <RequestingLines codes={lines.requesting} />
        {answered === 0 && !isRequesting && lines.missing.length > 0 && (
          <AllFailed
            stopped={lines.missing.some(({ stopped }) => stopped)}
            onRetry={andFocus(() => requester.retry(INSURER_CODES))}
          />
        )}
        <NoOffer comparison={comparison} />
        {prices && answered > 0 && (
          <NotOffered
            declined={lines.declined}
            missing={isRequesting ? lines.missing.filter(({ stopped }) => !stopped) : lines.missing}
            client={prices.request.clients[0]}
            onRetry={(codes) => andFocus(() => requester.retry(codes))()}
          />
        )}
        <AfterPaint>
          <RequestedTerms draft={draft} quote={answers.quote} />
          <PriceNotes />
        </AfterPaint>
        <DraftSaveStatus draft={draft} />
      </Stack>
    </Container>
  )
}

/** The button that asks, asks again or stops is gone once it was pressed: the focus goes to what tells how far it is. */
function useFocusOnStatus(isStale: boolean) {
  const statusRef = useRef<HTMLParagraphElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    // The status comes when the prices are no longer out of date.
    if (isStale || !isWanted.current) return
    isWanted.current = false
    statusRef.current?.focus()
  }, [isStale])
  const andFocus = (act: () => void) => () => {
    isWanted.current = isStale
    statusRef.current?.focus()
    act()
  }
  return { statusRef, andFocus }
}

/** A change taken back on this screen may leave something to answer: that step is next. */
function useStaysComplete(draft: Comparison['draft'], answers: Comparison['answers']): void {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed answers are what makes it look again
  useEffect(() => {
    resultGuard(draft).then((target) => {
      if (target !== undefined) navigate(target, { replace: true })
    })
  }, [draft, answers.quote, navigate])
}

/** Tells once that the visitor sees prices, when every insurer has answered or was given up. */
function useTrackShownResults({ prices, stale, lines, offers }: Comparison): void {
  const services = usePageServices()
  const askedAt = prices && !stale && lines.requesting.length === 0 ? prices.askedAt : null
  const count = offers.length
  const tracked = useRef<string | null>(null)
  useEffect(() => {
    if (askedAt === null || tracked.current === askedAt) return
    tracked.current = askedAt
    emitJourneyEvent(services, { type: 'quote-shown', offers: count })
  }, [services, askedAt, count])
}

/** Leads to the step that the prices were asked from. */
function BackLink({ answers }: Pick<Comparison, 'answers'>) {
  const last = planSteps(quoteFlow, answers).at(-1)
  if (!last) return null
  return (
    <Inline>
      <Link variant="standalone" href={stepPath(quoteFlow, last.id)}>
        {comparisonCopy.back}
      </Link>
    </Inline>
  )
}

interface NoticesProps {
  readonly comparison: Comparison
  readonly onRequestAgain: () => void
}

function Notices({ comparison, onRequestAgain }: NoticesProps) {
  const { answers, prices, stale, earlier, offers, lines } = comparison
  if (!prices) return null
  if (stale) return <StaleNotice date={formatDay(prices.askedAt)} onRequestAgain={onRequestAgain} />
  // A change made on this screen is told, with its undo, in What we changed.
  const shownHere = shownAnnouncements(answers).some(({ step }) => step === 'get-quote')
  if (!earlier || shownHere) return null
  const { paymentFrequency, personalDetails } = answers.quote
  const complete = lines.requesting.length === 0
  return (
    <ChangedNotice
      earlier={earlier}
      current={prices}
      occupation={personalDetails.occupation ?? ''}
      lowest={complete ? lowestTotals(earlier, offers, paymentFrequency) : null}
    />
  )
}

function ChosenOffers({ comparison }: { readonly comparison: Comparison }) {
  const { draft, answers, prices, stale, offers } = comparison
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState<string | null>(null)
  if (!prices || offers.length === 0) return null

  async function choose(code: string): Promise<void> {
    setChoosing(code)
    draft.update((current) => withChosen(current, code, new Date()))
    void draft.submit()
    // Behind the request in the queue: both are on the disk before a new document may be loaded.
    await draft.persist()
    navigate('/application/confirm-cover', { flushSync: true })
  }

  const onFrequency = (paymentFrequency: PaymentFrequency) =>
    draft.update((current) =>
      applyToQuote(current, (quote) => ({ quote: { ...quote, paymentFrequency }, changes: [] })),
    )

  return (
    <Offers
      prices={prices}
      offers={offers}
      kinds={selectedKinds(answers.quote)}
      frequency={answers.quote.paymentFrequency}
      onFrequency={onFrequency}
      onChoose={stale ? undefined : (code) => void choose(code)}
      choosing={choosing}
    />
  )
}

/** Every insurer has declined. */
function NoOffer({ comparison }: { readonly comparison: Comparison }) {
  const { draft, answers, prices, lines } = comparison
  if (!prices?.head || lines.declined.length < INSURER_CODES.length) return null
  const cure = findCure(answers.quote, {
    occupationClasses: prices.head.occupationClasses,
    insurers: lines.declined,
  })
  const onCure = ({ changes }: CureFound) =>
    draft.update((current) =>
      applyToQuote(current, (quote) => applyCure(quote, changes), { announceChosen: true }),
    )
  return <AllDeclined cure={cure} onCure={onCure} />
}
