import type { Read } from '../fields/read.ts'
import { criticalIllnessReader } from './critical-illness/criticalIllnessReader.ts'
import type { CoverGroup, CoverGroups } from './groups.ts'
import { incomeProtectionReader } from './income-protection/incomeProtectionReader.ts'
import { lifeReader } from './life/lifeReader.ts'
import { tpdReader } from './tpd/tpdReader.ts'

/** The reader of a quote's part of each cover. */
export const COVER_READERS: { readonly [Group in CoverGroup]: Read<CoverGroups[Group]> } = {
  lifeCover: lifeReader,
  tpdCover: tpdReader,
  criticalIllnessCover: criticalIllnessReader,
  incomeProtectionCover: incomeProtectionReader,
}
