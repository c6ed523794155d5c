import type { SelectedQuote } from '@coverkit/core'
import type { ApplicationFact } from '#tracker/view'

/** What was applied for, as the last page says it. */
export interface Applied {
  readonly insurer: Pick<SelectedQuote, 'supplierCode' | 'supplierName' | 'productName'>
  readonly facts: readonly ApplicationFact[]
}
