import type { CoverParts, PolicyParts } from '@coverkit/core'
import type { Line } from './policyLines.ts'
import { asDollars, cents } from './rounding.ts'

/** The payment of a premium, with its discounts and loadings. */
export interface Instalment {
  perYear: number
  loading: number
  multiCoverDiscount: number
}

type Parts = Omit<CoverParts, 'lines'>

/** Computes the parts of one line's instalment in whole cents, from its yearly market premium. */
export function lineParts(line: Line, yearly: number, instalment: Instalment): Parts {
  const { perYear, loading, multiCoverDiscount } = instalment
  const withOptions = yearly * line.options
  const discounted = withOptions * (1 - multiCoverDiscount)
  const rebated = discounted * (1 - line.rebate)
  const loaded = rebated * loading
  const charged = loaded * (1 + line.duty)
  const each = (premium: number) => cents(premium / perYear)
  const base = each(yearly)
  const total = each(charged)
  return {
    base,
    options: each(withOptions) - base,
    multiCoverDiscount: each(discounted) - each(withOptions),
    rolloverRebate: each(rebated) - each(discounted),
    discount: each(rebated) - each(withOptions),
    frequencyLoading: each(loaded) - each(rebated),
    stampDuty: total - each(loaded),
    total,
  }
}

function sumParts(list: Parts[]): Parts {
  const add = (part: keyof Parts) => list.reduce((sum, parts) => sum + parts[part], 0)
  return {
    base: add('base'),
    options: add('options'),
    multiCoverDiscount: add('multiCoverDiscount'),
    rolloverRebate: add('rolloverRebate'),
    discount: add('discount'),
    frequencyLoading: add('frequencyLoading'),
    stampDuty: add('stampDuty'),
    total: add('total'),
  }
}

const partsInDollars = (parts: Parts): Parts => ({
  base: asDollars(parts.base),
  options: asDollars(parts.options),
  multiCoverDiscount: asDollars(parts.multiCoverDiscount),
  rolloverRebate: asDollars(parts.rolloverRebate),
  discount: asDollars(parts.discount),
  frequencyLoading: asDollars(parts.frequencyLoading),
  stampDuty: asDollars(parts.stampDuty),
  total: asDollars(parts.total),
})

export function coverParts(lines: { name: string; parts: Parts }[]): CoverParts {
  return {
    ...partsInDollars(sumParts(lines.map(({ parts }) => parts))),
    lines: Object.fromEntries(lines.map(({ name, parts }) => [name, asDollars(parts.total)])),
  }
}

/** Adds up a policy's parts. The fee counts once: no discount, rebate, loading or duty applies to it. */
export function policyParts(lines: Parts[], fee: number): PolicyParts {
  const sum = sumParts(lines)
  return { ...partsInDollars({ ...sum, total: sum.total + fee }), fee: asDollars(fee) }
}
