import type { BrandCompany } from './brand-files/BrandSettings.ts'

/** What is settled of a brand before its folder is made: as it was given, else a default. */
export interface BrandAnswers extends BrandCompany {
  /** Six-digit hex; null where nobody chose one. */
  readonly colour: string | null
  /** The brand whose folder is copied; null for the generator's own. */
  readonly from: string | null
  /** Whether it shows in partners' frames too. */
  readonly isFramed: boolean
}
