import type { ConditionList } from '../packs/medical.ts'
import { sensitiveGeneral } from '../packs/sensitiveGeneral.ts'

/** Long-lasting infections and fatigue. */
export const infectionsConditions: ConditionList = {
  hiv: { label: 'HIV', also: ['human immunodeficiency virus'], pack: sensitiveGeneral },
  hepatitisB: { label: 'Hepatitis B', also: ['hep B', 'carrier'], pack: sensitiveGeneral },
  hepatitisC: { label: 'Hepatitis C', also: ['hep C'], pack: sensitiveGeneral },
  chronicFatigue: {
    label: 'Chronic fatigue syndrome',
    also: ['ME/CFS', 'CFS', 'myalgic encephalomyelitis', 'post-viral fatigue'],
    pack: sensitiveGeneral,
  },
  longCovid: { label: 'Long COVID', also: ['post-COVID', 'long covid fatigue'], pack: sensitiveGeneral },
  glandularFever: {
    label: 'Glandular fever',
    also: ['Epstein-Barr', 'mononucleosis'],
    pack: sensitiveGeneral,
  },
  rossRiver: { label: 'Ross River or Q fever', also: ['Barmah Forest', 'Lyme'], pack: sensitiveGeneral },
}
