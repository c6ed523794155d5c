import { type ComparisonRequest, comparisonRequest } from '@coverkit/core'
import { type Atom, atom } from 'jotai'
import { quoteDraft } from '#client-quote/answers'
import type { QuoteDraftStore } from '#client-quote/flow'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'
import type { QuoteAnswers, StoredComparison } from '#quote/answers'
import { freshness } from './freshness.ts'
import {
  insurerLines,
  isAwaited,
  nextRequesting,
  notRequesting,
  type RequestingEvent,
  type RequestingState,
} from './insurerLines.ts'
import { cancelInsurers, isRequesting, requestInsurer } from './queries.ts'

/** The time after which an insurer's request counts as failed and can be retried alone. */
const ANSWER_WITHIN_MS = 15_000

/** Asks the insurers, one request each and all at once, and keeps what they answer in the draft. */
export interface QuoteRequester {
  readonly stateAtom: Atom<RequestingState>
  /** The prices of other terms that the latest run replaces; null when it replaces none. */
  readonly earlierAtom: Atom<StoredComparison | null>
  /** Asks whatever the kept prices of the panel lack for the answers as they are now. */
  refresh(panel: readonly string[]): void
  /** Asks every insurer again. */
  requestAll(panel: readonly string[]): void
  retry(codes: readonly string[]): void
  cancel(): void
}

export const requestQuotes = perPage((services) => createQuoteRequester(services, quoteDraft(services)))

export function createQuoteRequester(
  services: PageServices,
  draft: QuoteDraftStore,
  answerWithinMs: number = ANSWER_WITHIN_MS,
): QuoteRequester {
  const { store } = services
  const stateAtom = atom(notRequesting)
  const earlierAtom = atom<StoredComparison | null>(null)
  let starting = false

  const dispatch = (event: RequestingEvent) =>
    store.set(stateAtom, nextRequesting(store.get(stateAtom), event))

  async function start(panel: readonly string[], earlier: StoredComparison | null): Promise<void> {
    cancelInsurers(services)
    const run = store.get(stateAtom).run + 1
    store.set(earlierAtom, earlier)
    dispatch({ type: 'started', run, codes: panel })
    starting = true
    const request = await newRequest(services, draft).catch(() => null)
    starting = false
    if (!request) return fail(run, panel)
    draft.update((answers) => withRequest(answers, request))
    requestEach(run, panel, request)
  }

  function fail(run: number, codes: readonly string[]): void {
    for (const code of codes) dispatch({ type: 'failed', run, code })
  }

  function requestEach(run: number, codes: readonly string[], request: ComparisonRequest): void {
    for (const code of codes) {
      // Cancelled or started again while this run was being prepared.
      if (!isAwaited(store.get(stateAtom), run, code)) continue
      requestOne(run, code, request).catch(() => {
        // A cancelled request is ignored: the same insurer may have been requested again since.
        if (!isRequesting(services, { run, code })) fail(run, [code])
      })
    }
  }

  async function requestOne(run: number, code: string, request: ComparisonRequest): Promise<void> {
    const { head, answer } = await requestInsurer(services, { run, code, request, answerWithinMs })
    if (!isAwaited(store.get(stateAtom), run, code)) return
    draft.update((answers) => withAnswer(answers, code, { head, answer }))
    dispatch({ type: 'answered', run, code })
  }

  function retry(codes: readonly string[]): void {
    const { comparison } = draft.read().answers
    if (comparison) {
      dispatch({ type: 'retried', codes })
      requestEach(store.get(stateAtom).run, codes, comparison.request)
    } else void start(codes, null)
  }

  return {
    stateAtom,
    earlierAtom,
    refresh(panel) {
      if (starting) return
      const { answers } = draft.read()
      const worth = freshness(answers, new Date())
      if (worth === 'none') void start(panel, null)
      if (worth === 'changed') void start(panel, answers.comparison)
      if (worth !== 'fresh') return
      const pending = unrequested(panel, answers.comparison, store.get(stateAtom))
      if (pending.length > 0) retry(pending)
    },
    requestAll: (panel) => void start(panel, null),
    retry,
    cancel() {
      cancelInsurers(services)
      dispatch({ type: 'cancelled' })
    },
  }
}

async function newRequest(services: PageServices, draft: QuoteDraftStore): Promise<ComparisonRequest | null> {
  const { clientId } = await services.drafts()
  const { quote, allowAdjustments } = draft.read().answers
  return comparisonRequest(quote, { clientId, allowAdjustments })
}

/** Insurers without an answer, of whom none is awaited. */
const unrequested = (
  panel: readonly string[],
  comparison: StoredComparison | null,
  state: RequestingState,
): readonly string[] =>
  insurerLines(panel, comparison, state)
    .missing.map(({ code }) => code)
    .filter((code) => state.waiting[code] === undefined)

const withRequest = (answers: QuoteAnswers, request: ComparisonRequest): QuoteAnswers => ({
  ...answers,
  comparison: { askedAt: new Date().toISOString(), request, insurers: {}, head: null },
})

const withAnswer = (
  { comparison, ...answers }: QuoteAnswers,
  code: string,
  { head, answer }: Awaited<ReturnType<typeof requestInsurer>>,
): QuoteAnswers => ({
  ...answers,
  comparison: comparison && { ...comparison, head, insurers: { ...comparison.insurers, [code]: answer } },
})
