import type { UnderwritingRules } from '../UnderwritingRules.ts'
import { historyRules } from './history.ts'
import { lifestyleRules } from './lifestyle.ts'
import { conditionRules } from './medicalGates.ts'
import { packRules } from './packs.ts'
import { pastimeRules } from './pastimes.ts'
import { peopleRules } from './people.ts'
import { recentRules } from './recent.ts'
import { workRules } from './work.ts'

/**
 * An insurer's possible rules, invented for this sandbox. Any change needs a new version with its own day: earlier
 * submissions are still underwritten by the version of their day.
 */
export const sampleRules: UnderwritingRules = {
  id: 'sample',
  version: '2026-11',
  from: '2026-11-23',
  definitions: ['personal|2026-11'],
  label: 'Sample rules. No insurer decides by them.',
  steps: {
    assessment: { words: 'An underwriter at the insurer will read your application.', businessDays: 5 },
    'phone-call': {
      words: 'An underwriter will ring you to talk about some of your answers.',
      businessDays: 5,
    },
    'more-questions': { words: 'We’ll send you a few more questions to answer online.', businessDays: 3 },
    'doctor-report': { words: 'We’ll ask your doctor for a report, in the way you chose.', businessDays: 15 },
    'blood-test': { words: 'We’ll book a blood test near you. You don’t pay for it.', businessDays: 10 },
    'health-check': {
      words: 'We’ll book a health check with a nurse. You don’t pay for it.',
      businessDays: 10,
    },
    'income-proof': {
      words: 'We’ll ask you for proof of your income, such as tax returns.',
      businessDays: 5,
    },
  },
  mostLoading: {
    percent: 150,
    step: 'assessment',
    reason: 'More than 150 % in loadings together',
  },
  rules: [
    ...peopleRules,
    ...historyRules,
    ...workRules,
    ...pastimeRules,
    ...lifestyleRules,
    ...conditionRules,
    ...packRules,
    ...recentRules,
  ],
  noEffect: ['doctors.usual', 'residency.lived'],
}
