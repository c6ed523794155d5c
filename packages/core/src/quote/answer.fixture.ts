import type { CoverKind } from '../covers/kinds.ts'
import type { CoverParts, InsurerComparison, PolicyParts, PremiumReason } from '../generated/wire.ts'

/** Parts of a premium for tests, of which only the total matters. */
export function coverParts(total: number, lines: Record<string, number> = {}): CoverParts {
  const rest = { options: 0, multiCoverDiscount: 0, rolloverRebate: 0, discount: 0 }
  return { base: total, ...rest, frequencyLoading: 0, stampDuty: 0, total, lines }
}

export function policyParts(total: number): PolicyParts {
  const { lines: _, ...parts } = coverParts(total)
  return { ...parts, fee: 0 }
}

/** An insurer that declines with reasons written `code` or `code:cover`. */
export function declined(supplierCode: string, ...reasons: readonly string[]): InsurerComparison {
  return {
    supplierCode,
    supplierName: supplierCode,
    status: 'declined',
    reasons: reasons.map((text): PremiumReason => {
      const [code = '', cover] = text.split(':')
      return { code, cover: cover === undefined ? null : (cover as CoverKind) }
    }),
    adjustments: [],
  }
}
