import type { BrandData } from './contract.ts'

/** A refund that a brand pays, its figures as whole percentages. */
export type CommissionRefund = {
  /** The share of the commission that is paid back. */
  share: number
  /** The assumed commission of a later year, of the year's premium. */
  laterYears: number
  /** When and how it is paid. */
  paid: string
}

/** The refund of later years' commission that a brand pays to policy owners; null where it pays none. */
export function refundOf({ remuneration }: Pick<BrandData, 'remuneration'>): CommissionRefund | null {
  if (!remuneration?.refund) return null
  const { refund: share, laterYears, refundPaid: paid = '' } = remuneration
  return { share, laterYears, paid }
}
