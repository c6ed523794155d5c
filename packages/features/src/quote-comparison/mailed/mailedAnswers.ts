import type { MailedComparison } from '@coverkit/api-client'
import { comparisonRequest, INSURER_CODES, parseClientQuote } from '@coverkit/core'
import { isSoundAnswer } from '#cover/premium'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { comparePath } from '../compare/comparePath.ts'

/** The content of a link: the answers of a quote with their prices, and the path of its comparison. */
export interface OpenedAnswers {
  readonly answers: QuoteAnswers
  readonly path: string
}

/**
 * The quote of a mailed comparison with the prices that it was mailed with, as if they had been asked for here. Null where it is not
 * a quote: nothing of it is used then.
 */
export function mailedAnswers(
  { pricedAt, request, occupation, answer }: MailedComparison,
  clientId: string,
): OpenedAnswers | null {
  const quote = quoteOf(request, occupation)
  const allowAdjustments = Reflect.get(request, 'allowAdjustments') === true
  const own = quote && comparisonRequest(quote, { clientId, allowAdjustments })
  if (!quote || !own) return null
  const { insurers, ...head } = answer
  const sound = insurers.filter((insurer) => insurer.status !== 'unavailable' && isSoundAnswer(insurer))
  const codes = sound.map(({ supplierCode }) => supplierCode)
  if (codes.length < 2 || !codes.every((code) => INSURER_CODES.some((known) => known === code))) return null
  return {
    answers: {
      ...emptyQuoteAnswers(),
      quote,
      // Only the short way from the calculator leaves this open.
      entry: quote.covers.payThroughSuper === null ? 'calculator' : 'direct',
      allowAdjustments,
      progress: { furthest: 'get-quote', submitted: false },
      comparison: {
        askedAt: pricedAt,
        request: own,
        insurers: Object.fromEntries(sound.map((insurer) => [insurer.supplierCode, insurer])),
        head: { ...head, clientId },
      },
    },
    path: comparePath(codes),
  }
}

function quoteOf(request: MailedComparison['request'], occupation: string) {
  const clients: unknown = Reflect.get(request, 'clients')
  const client: unknown = Array.isArray(clients) ? clients[0] : null
  if (typeof client !== 'object' || client === null) return null
  const { age, gender, smoker, occupationId, state, needs } = { ...emptyClient, ...client }
  if (typeof needs !== 'object') return null
  const personalDetails = { age, gender, isSmoker: smoker, occupation, occupationId, state }
  try {
    return parseClientQuote({ ...needs, personalDetails })
  } catch {
    return null
  }
}

const emptyClient: Readonly<Record<string, unknown>> = {
  age: null,
  gender: null,
  smoker: null,
  occupationId: null,
  state: null,
  needs: null,
}
