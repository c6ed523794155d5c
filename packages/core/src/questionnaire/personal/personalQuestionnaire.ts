import { type Definition, defineQuestionnaire } from '../index.ts'
import { body } from './body.ts'
import { cover } from './cover.ts'
import { doctors } from './doctors.ts'
import { family } from './family.ts'
import { habits } from './habits.ts'
import { illnesses } from './illnesses.ts'
import { incomeProtection } from './incomeProtection.ts'
import { joints } from './joints.ts'
import { mind } from './mind.ts'
import { occupation } from './occupation.ts'
import { pastimes } from './pastimes.ts'
import { recent } from './recent.ts'
import { residency } from './residency.ts'

/**
 * The personal (health and lifestyle) questionnaire of an application. A change of any word needs a new version, with
 * its own list of words in `data/`.
 */
export const personalQuestionnaire: Definition = defineQuestionnaire({
  id: 'personal',
  version: '2026-11',
  from: '2026-11-23',
  sections: [
    cover,
    occupation,
    pastimes,
    body,
    habits,
    residency,
    illnesses,
    joints,
    mind,
    recent,
    doctors,
    family,
    incomeProtection,
  ],
})
