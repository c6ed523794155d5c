import { type BrandData, refundOf } from '@coverkit/brand'

/** The sentences on a brand's refund for the pages that say how it is paid; empty where it pays nothing back. */
export function refundWords(brand: BrandData): string {
  const refund = refundOf(brand)
  return refund
    ? `We pay ${refund.share}% of the commission we receive for later years back to the policy’s owner. ${refund.paid}`
    : ''
}
