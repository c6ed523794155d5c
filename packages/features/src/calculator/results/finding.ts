import { type Assumptions, type CoverFigures, formatNumber, type Needs } from '@coverkit/core'
import { formatPart, resultsCopy } from './copy.ts'

const copy = resultsCopy.findings

/** Summarises the chart of a cover in a sentence; null when the chart is empty. */
export function finding(
  { cover, parts, gross }: CoverFigures,
  needs: Needs,
  assumptions: Assumptions,
): string | null {
  if (gross <= 0) return null
  if (cover === 'incomeProtectionCover') {
    return copy.incomeProtection(`${formatNumber(assumptions.incomeProtection)}%`)
  }
  const largest = parts.reduce((top, part) => (part.amount > top.amount ? part : top), {
    name: '',
    amount: 0,
  })
  const noun = formatPart[largest.name]?.noun ?? largest.name
  if (parts.length === 1) return copy.all(noun)
  const mortgage = cover === 'criticalIllnessCover' ? 0 : needs.factors.mortgage
  if (mortgage * 2 > gross) return copy.mortgage
  return largest.amount * 2 > gross ? copy.most(noun) : copy.largest(noun)
}
