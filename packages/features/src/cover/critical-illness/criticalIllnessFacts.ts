import type { CoverFacts } from '../facts/CoverFacts.ts'

export const criticalIllnessFacts: CoverFacts = {
  pays: 'A lump sum to you for a listed illness, such as cancer or a heart attack.',
  use: 'pay for treatment and time away from work.',
  notCovered: 'illnesses that aren’t on the insurer’s list.',
}
