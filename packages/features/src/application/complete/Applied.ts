import type { SelectedQuote } from '@coverkit/core'
import type { ApplicationFact } from '#submission/tracker'

/** The offer that was applied for, as the last page shows it. */
export interface Applied {
  readonly insurer: Pick<SelectedQuote, 'supplierCode' | 'supplierName' | 'productName'>
  readonly facts: readonly ApplicationFact[]
}
