import type { Insurer, Limits } from '../../rating/RatingTables.ts'
import type { Vendor } from '../vendors.ts'

/** The data for one insurer's sample documents. */
export interface SampleInsurer {
  name: string
  terms: Insurer
  limits: Limits
  contact: Vendor
}

export type { Edition } from '../../insurers/readInsurer.ts'
