import { type ClientQuote, COVER_KINDS, type CoverKind, type PaymentFrequency } from '@coverkit/core'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { quoteDraft } from '#client-quote/answers'
import type { QuoteDraftStore } from '#client-quote/flow'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { usePanel } from '#cover/panel'
import { COVER_WORDS } from '#cover/words'
import type { QuoteAnswers, StoredComparison } from '#quote/answers'
import { freshness } from './freshness.ts'
import { type InsurerLines, insurerLines } from './insurerLines.ts'
import { type Offer, offerOf } from './offers.ts'
import { type QuoteRequester, requestQuotes } from './requestQuotes.ts'

/** Everything that the result screen shows. */
export interface Comparison {
  /** The insurers that are compared, by code. */
  readonly panel: readonly string[]
  readonly draft: QuoteDraftStore
  readonly requester: QuoteRequester
  readonly answers: QuoteAnswers
  /** The prices of the answers as they are; null until the first question went out. */
  readonly prices: StoredComparison | null
  readonly stale: boolean
  /** The prices of other answers that these replace. */
  readonly earlier: StoredComparison | null
  readonly lines: InsurerLines
  readonly offers: readonly Offer[]
}

/** The comparison of the current answers. Whatever it lacks is asked for, on arrival and after every change. */
export function useComparison(): Comparison {
  const services = usePageServices()
  const panel = usePanel()
  const draft = quoteDraft(services)
  const requester = requestQuotes(services)
  const answers = useAtomValue(draft.answersAtom)
  const requesting = useAtomValue(requester.stateAtom)
  const earlier = useAtomValue(requester.earlierAtom)
  const { quote, allowAdjustments, comparison } = answers

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed answers are what makes it look again
  useEffect(() => requester.refresh(panel), [requester, panel, quote, allowAdjustments])

  return useMemo(() => {
    const worth = freshness(answers, new Date())
    const prices = worth === 'fresh' || worth === 'stale' ? comparison : null
    const lines = insurerLines(panel, prices, requesting)
    const offers = offersAt(lines, quote.paymentFrequency, quote)
    return { panel, draft, requester, answers, prices, stale: worth === 'stale', earlier, lines, offers }
  }, [panel, answers, requesting, requester, comparison, draft, earlier, quote])
}

function offersAt(
  { quoted }: Pick<InsurerLines, 'quoted'>,
  frequency: PaymentFrequency,
  needs?: ClientQuote,
): readonly Offer[] {
  return quoted.flatMap((answer) => offerOf(answer, frequency, needs) ?? [])
}

export function selectedKinds({ covers }: Pick<ClientQuote, 'covers'>): readonly CoverKind[] {
  return COVER_KINDS.filter((kind) => covers.selectedCovers.includes(kind))
}

/** Returns the lowest totals in cents before and now; null when either side has no offer. */
export function lowestTotals(
  panel: readonly string[],
  earlier: StoredComparison,
  offers: readonly Offer[],
  frequency: PaymentFrequency,
): { readonly before: number; readonly now: number } | null {
  const before = offersAt(insurerLines(panel, earlier, { run: 0, waiting: {} }), frequency)
  if (before.length === 0 || offers.length === 0) return null
  const lowest = (list: readonly Offer[]) => Math.min(...list.map(({ total }) => total))
  return { before: lowest(before), now: lowest(offers) }
}

/** The occupation class of the selected covers: one word when it is the same for all of them. */
export function classWords({ head }: StoredComparison, kinds: readonly CoverKind[]): string {
  const classes = kinds.map((kind) => ({ kind, name: head?.occupationClasses[kind] ?? '' }))
  const [first] = classes
  if (!first || classes.every(({ name }) => name === first.name)) return first?.name ?? ''
  return classes.map(({ kind, name }) => `${name} for ${COVER_WORDS[kind].noun}`).join(', ')
}
