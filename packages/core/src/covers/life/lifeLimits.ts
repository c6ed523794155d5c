import type { CoverLimits } from '../CoverLimits.ts'

export const lifeLimits: CoverLimits = {
  entryAge: { stepped: [18, 75], level: [18, 64] },
  sumInsured: [50_000, 15_000_000],
  homemakerMaximum: 1_500_000,
}
