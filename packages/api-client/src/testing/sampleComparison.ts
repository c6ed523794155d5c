import type {
  ComparisonAnswer,
  ComparisonRequest,
  CoverKind,
  CoverParts,
  FrequencyPremium,
  InsurerAnswer,
  PaymentFrequency,
} from '@coverkit/core'
import { examples } from '../generated/examples.ts'
import { PANEL } from './panel.ts'

const { label, insurers } = examples.compareQuotes
const example = insurers.find((insurer) => insurer.status === 'quoted')
const INSTALMENTS: Readonly<Record<PaymentFrequency, number>> = {
  monthly: 12,
  quarterly: 4,
  halfYearly: 2,
  yearly: 1,
}

const cents = (dollars: number) => Math.round(dollars * 100)
const plus = (a: number, b: number) => (cents(a) + cents(b)) / 100

function line(kind: CoverKind, request: ComparisonRequest): string {
  if (kind !== 'tpd') return kind
  return request.clients[0].needs.tpdCover.tpdLinkTo === 'standalone' ? 'standalone' : 'linked'
}

function coverParts(frequency: PaymentFrequency, lineName: string, surcharge: number): CoverParts {
  const { lines: _, ...parts } = exampleAt(frequency).covers.life
  const total = plus(parts.total, surcharge)
  return { ...parts, base: plus(parts.base, surcharge), total, lines: { [lineName]: total } }
}

function exampleAt(frequency: PaymentFrequency) {
  if (!example?.frequencies) throw new Error('The document has no example of a quoted insurer')
  return example.frequencies[frequency]
}

function premium(
  frequency: PaymentFrequency,
  request: ComparisonRequest,
  surcharge: number,
): FrequencyPremium {
  const kinds = request.clients[0].needs.covers.selectedCovers
  const covers = kinds.map((kind) => coverParts(frequency, line(kind, request), surcharge))
  const sum = (part: Exclude<keyof CoverParts, 'lines'>) =>
    covers.reduce((total, cover) => plus(total, cover[part]), 0)
  const { fee } = exampleAt(frequency).parts
  const total = plus(sum('total'), fee)
  return {
    covers: Object.fromEntries(kinds.map((kind, index) => [kind, covers[index]])),
    parts: {
      base: sum('base'),
      options: sum('options'),
      multiCoverDiscount: sum('multiCoverDiscount'),
      rolloverRebate: sum('rolloverRebate'),
      discount: sum('discount'),
      frequencyLoading: sum('frequencyLoading'),
      stampDuty: sum('stampDuty'),
      total,
      fee,
    },
    perYear: cents(total * INSTALMENTS[frequency]) / 100,
  }
}

/** An invented quote: the document's example for every selected cover, a little dearer from insurer to insurer. */
export function sampleQuote(code: string, request: ComparisonRequest): InsurerAnswer {
  const place = PANEL.findIndex((insurer) => insurer.code === code)
  const { paymentMethod } = request.clients[0].needs
  const frequencies: PaymentFrequency[] =
    paymentMethod === 'enduringRollover' ? ['yearly'] : ['monthly', 'quarterly', 'halfYearly', 'yearly']
  return {
    supplierCode: code,
    supplierName: PANEL[place]?.name ?? code,
    status: 'quoted',
    reasons: [],
    adjustments: [],
    frequencies: Object.fromEntries(
      frequencies.map((frequency) => [frequency, premium(frequency, request, place * 1.37)]),
    ),
  }
}

/** An answer with one entry for each insurer asked, in the order of the panel. */
export function sampleComparison(
  request: ComparisonRequest,
  answer: (code: string) => InsurerAnswer,
): ComparisonAnswer {
  const requested = PANEL.filter(({ code }) => request.supplierCodes?.includes(code) ?? true)
  return {
    label,
    clientId: request.clients[0].clientId,
    occupationClasses: examples.compareQuotes.occupationClasses,
    insurers: requested.map(({ code }) => answer(code)),
  }
}
