import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'
import { migraine } from '../packs/migraine.ts'

/** Brain and nerves. */
export const nervesConditions: ConditionList = {
  migraine: { label: 'Migraine', also: ['aura', 'severe headache'], pack: migraine },
  headache: { label: 'Other headaches', also: ['tension headache', 'cluster headache'], pack: general },
  epilepsy: { label: 'Epilepsy or fits', also: ['seizure', 'convulsion'], pack: general },
  fainting: { label: 'Fainting or blackouts', also: ['syncope', 'collapse'], pack: general },
  headInjury: { label: 'Head injury', also: ['concussion', 'skull fracture'], pack: general },
  multipleSclerosis: { label: 'Multiple sclerosis', also: ['MS', 'demyelination'], pack: general },
  parkinsons: { label: 'Parkinson’s disease', pack: general },
  tremor: { label: 'Tremor', also: ['shaking', 'essential tremor'], pack: general },
  numbness: { label: 'Numbness or tingling', also: ['pins and needles', 'loss of feeling'], pack: general },
  neuropathy: { label: 'Nerve damage', also: ['neuropathy', 'neuralgia', 'shingles pain'], pack: general },
  balance: { label: 'Balance or walking problem', also: ['unsteady', 'ataxia'], pack: general },
  bellsPalsy: { label: 'Facial palsy', also: ['Bell’s palsy'], pack: general },
  meningitis: { label: 'Meningitis or encephalitis', also: ['brain infection'], pack: general },
  memory: { label: 'Memory problem', also: ['dementia', 'Alzheimer’s'], pack: general },
  motorNeurone: { label: 'Motor neurone disease', also: ['MND', 'ALS'], pack: general },
  restlessLegs: { label: 'Restless legs or narcolepsy', also: ['sleep disorder'], pack: general },
}
