import { choice, choices, object, type Read } from '../../fields/read.ts'
import { dollars, owner } from '../readTerms.ts'
import {
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
  type CriticalIllnessCover,
} from './criticalIllnessCover.ts'

export const criticalIllnessReader: Read<CriticalIllnessCover> = object<CriticalIllnessCover>({
  amount: dollars,
  criticalIllnessLinkTo: choice(CRITICAL_ILLNESS_LINKS),
  extras: choices(CRITICAL_ILLNESS_EXTRAS),
  criticalIllnessOwner: owner,
})
