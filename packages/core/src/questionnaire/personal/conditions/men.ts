import type { ConditionList } from '../packs/medical.ts'
import { sensitiveGeneral } from '../packs/sensitiveGeneral.ts'

/** Men’s health. */
export const menConditions: ConditionList = {
  enlargedProstate: { label: 'Enlarged prostate', also: ['BPH', 'slow urine'], pack: sensitiveGeneral },
  raisedPsa: { label: 'Raised PSA', also: ['prostate blood test'], pack: sensitiveGeneral },
  prostatitis: { label: 'Prostate infection', also: ['prostatitis'], pack: sensitiveGeneral },
  testicleLump: {
    label: 'Lump or swelling of a testicle',
    also: ['hydrocele', 'epididymal cyst', 'varicocele'],
    pack: sensitiveGeneral,
  },
  undescended: { label: 'Undescended testicle', pack: sensitiveGeneral },
  lowTestosterone: { label: 'Low testosterone', also: ['hormone therapy'], pack: sensitiveGeneral },
}
