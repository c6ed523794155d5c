import type { ClaimType } from '@coverkit/core/claims'
import { criticalIllnessClaims } from '../critical-illness/criticalIllnessClaims.ts'
import { incomeProtectionClaims } from '../income-protection/incomeProtectionClaims.ts'
import { lifeClaims } from '../life/lifeClaims.ts'
import { tpdClaims } from '../tpd/tpdClaims.ts'
import type { ClaimWords } from './ClaimWords.ts'

/** The words of the claims on each cover. */
export const CLAIM_WORDS: Readonly<Record<ClaimType, ClaimWords>> = {
  ...lifeClaims,
  ...tpdClaims,
  ...criticalIllnessClaims,
  ...incomeProtectionClaims,
}
