/** The covers in canonical order; every list of covers keeps this order. */
export const COVER_KINDS = ['life', 'tpd', 'criticalIllness', 'incomeProtection'] as const
/** A cover a customer can ask for. `tpd` is total and permanent disability, `criticalIllness` is trauma. */
export type CoverKind = (typeof COVER_KINDS)[number]
