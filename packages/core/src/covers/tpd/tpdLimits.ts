import type { CoverLimits } from '../CoverLimits.ts'

/** Limits of the total. */
export const tpdLimits: CoverLimits = {
  entryAge: { stepped: [18, 64], level: [18, 64] },
  sumInsured: [50_000, 5_000_000],
  homemakerMaximum: 1_500_000,
}

/** TPD classes that are offered own occupation; an insurer may offer fewer. */
export const OWN_OCCUPATION_CLASSES: readonly string[] = ['AAA', 'AA', 'A', 'B']
