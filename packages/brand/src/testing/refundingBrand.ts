import type { Brand } from '../contract.ts'
import { plainBrand } from './plainBrand.tsx'

/** A brand that pays half of later years' commission back, for tests and stories. */
export const refundingBrand: Brand = {
  ...plainBrand,
  remuneration: {
    laterYears: 20,
    refund: 50,
    refundPaid: 'We pay it to your bank account each July.',
  },
}
