import type { CoverKind } from '@coverkit/core'
import type { Insurer, Limits } from '../../rating/RatingTables.ts'
import type { Vendor } from '../vendors.ts'

/** The data for one insurer's sample documents. */
export interface SampleInsurer {
  name: string
  terms: Insurer
  limits: Limits
  contact: Vendor
}

/** A document's entry in a table of editions. */
export interface Edition {
  type: 'PDS' | 'TMD' | 'SPDS' | 'FSG' | 'privacy'
  version: string
  /** YYYY-MM-DD */
  date: string
}

export const coverNames: Readonly<Record<CoverKind, string>> = {
  life: 'Life cover',
  tpd: 'TPD cover',
  criticalIllness: 'Critical illness cover',
  incomeProtection: 'Income protection',
}
