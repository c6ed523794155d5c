import type { BrandCompany } from './brand-files/BrandSettings.ts'

/** Settings of a brand before its folder is made: given values, else defaults. */
export interface BrandAnswers extends BrandCompany {
  /** Six-digit hex; null if no colour was given. */
  readonly colour: string | null
  /** The brand whose folder is copied; null for the generator's own. */
  readonly from: string | null
  /** Whether partners may frame it too. */
  readonly isFramed: boolean
}
