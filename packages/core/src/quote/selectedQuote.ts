import { COVER_KINDS } from '../covers/kinds.ts'
import { byName } from '../fields/byName.ts'
import type { InsurerComparison, SelectedQuote } from '../generated/wire.ts'
import type { PaymentFrequency } from '../payment/paymentTerms.ts'
import type { Head } from './comparison.ts'
import type { ClientQuote } from './types.ts'

/**
 * The offer of one insurer as it is saved and applied for, at a payment frequency. Premiums are dollars an instalment;
 * `tpe` and `tpr` are the premiums of TPD linked to life and to critical illness. Null when the insurer did not quote it.
 */
export function selectedQuote(
  insurer: InsurerComparison,
  head: Pick<Head, 'occupationClasses'>,
  quote: ClientQuote,
  frequency: PaymentFrequency,
): SelectedQuote | null {
  const premium = insurer.frequencies?.[frequency]
  if (insurer.status !== 'quoted' || premium === undefined) return null
  const { covers, parts } = premium
  const linked = covers.tpd?.lines.linked ?? null
  const { tpdLinkTo } = quote.tpdCover
  return {
    paymentFrequency: frequency,
    productCode: `${insurer.supplierCode}-01`,
    productName: `${insurer.supplierName} Cover Plan`,
    supplierCode: insurer.supplierCode,
    supplierName: insurer.supplierName,
    premiums: byName(COVER_KINDS, (kind) => covers[kind]?.total ?? null),
    totalPremiumAmount: parts.total,
    tpe: tpdLinkTo === 'life' ? linked : null,
    tpr: tpdLinkTo === 'criticalIllness' ? linked : null,
    insurerOcc: COVER_KINDS.map((kind) => head.occupationClasses[kind]).join('/'),
    occupationClasses: head.occupationClasses,
  }
}
