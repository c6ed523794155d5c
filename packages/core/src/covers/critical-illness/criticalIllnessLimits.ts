import type { CoverLimits } from '../CoverLimits.ts'

export const criticalIllnessLimits: CoverLimits = {
  entryAge: { stepped: [18, 64], level: [18, 64] },
  sumInsured: [50_000, 2_000_000],
  homemakerMaximum: 750_000,
}
