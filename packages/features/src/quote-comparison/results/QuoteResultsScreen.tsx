import { useBrand } from '@coverkit/brand'
import { formatDay } from '@coverkit/core'
import { Container, Stack } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { shownAnnouncements, WhatWeChanged } from '#client-quote/announcements'
import { resultGuard } from '#client-quote/flow'
import { RemoteChanges } from '#common/draft/remoteChanges.lazy.ts'
import { emitJourneyEvent } from '#common/journey/journey.ts'
import { AfterPaint } from '#common/lazy-component/AfterPaint.tsx'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { PageRegion } from '#common/step-form/PageRegion.tsx'
import { comparisonCopy } from '../copy.ts'
import { overYears } from '../projection/overYears.ts'
import { useProjection } from '../projection/useProjection.ts'
import { type Comparison, lowestTotals, useComparison } from '../useComparison.ts'
import { PriceNotes } from './PriceNotes.tsx'
import { ChangedNotice, StaleNotice } from './PriceNotices.tsx'
import { QuotesHead } from './QuotesHead.tsx'
import { QuotesMain } from './QuotesMain.tsx'
import * as styles from './quoteResults.css.ts'
import { RequestedPanel } from './RequestedTerms.tsx'

/** `/client-quote/quote`: what each insurer asks for the cover, as the answers come in. */
export default function QuoteResultsScreen() {
  const brand = useBrand()
  const comparison = useComparison()
  const projection = useProjection(comparison)
  const { draft, requester, answers, stale } = comparison
  useStaysComplete(draft, answers)
  useTrackShownResults(comparison)
  const { statusRef, andFocus } = useFocusOnStatus(stale)
  return (
    <Container isPage>
      <title>{`${comparisonCopy.title} | ${comparisonCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={24}>
        <QuotesHead comparison={comparison} />
        <RemoteChanges draft={draft} />
        <WhatWeChanged draft={draft} />
        <Notices
          comparison={comparison}
          onRequestAgain={andFocus(() => requester.requestAll(comparison.panel))}
        />
        <div className={styles.columns}>
          <div className={styles.main}>
            <PageRegion>
              <QuotesMain
                comparison={comparison}
                projection={projection}
                statusRef={statusRef}
                andFocus={andFocus}
              />
            </PageRegion>
          </div>
          <PageRegion>
            <RequestedPanel draft={draft} quote={answers.quote} />
          </PageRegion>
        </div>
        <AfterPaint>
          <PriceNotes
            overYears={overYears(comparison, projection)}
            hasRebate={comparison.offers.some(({ afterRebate }) => afterRebate !== null)}
          />
        </AfterPaint>
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

interface NoticesProps {
  readonly comparison: Comparison
  readonly onRequestAgain: () => void
}

function Notices({ comparison, onRequestAgain }: NoticesProps) {
  const { panel, answers, prices, stale, earlier, offers, lines } = comparison
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
      lowest={complete ? lowestTotals(panel, earlier, offers, paymentFrequency) : null}
    />
  )
}
