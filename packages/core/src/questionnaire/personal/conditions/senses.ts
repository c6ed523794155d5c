import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'

/** Eyes, ears and skin. */
export const sensesConditions: ConditionList = {
  glaucoma: { label: 'Glaucoma', also: ['eye pressure'], pack: general },
  cataract: { label: 'Cataract', pack: general },
  retina: {
    label: 'Retina problem',
    also: ['detached retina', 'macular degeneration', 'retinal tear'],
    pack: general,
  },
  opticNerve: {
    label: 'Inflamed eye or optic nerve',
    also: ['optic neuritis', 'uveitis', 'iritis'],
    pack: general,
  },
  keratoconus: { label: 'Keratoconus', also: ['cornea'], pack: general },
  sightLoss: { label: 'Loss of sight', also: ['blind eye', 'lazy eye'], pack: general },
  hearingLoss: { label: 'Hearing loss', also: ['deafness', 'hearing aid'], pack: general },
  tinnitus: { label: 'Ringing in the ears', also: ['tinnitus'], pack: general },
  vertigo: { label: 'Vertigo', also: ['Ménière’s', 'Menieres', 'dizziness', 'inner ear'], pack: general },
  earInfection: {
    label: 'Ear infections or burst eardrum',
    also: ['perforated eardrum', 'cholesteatoma'],
    pack: general,
  },
  eczema: { label: 'Eczema or dermatitis', also: ['rash', 'contact dermatitis'], pack: general },
  psoriasis: { label: 'Psoriasis', pack: general },
  acne: { label: 'Acne or rosacea', pack: general },
  hives: { label: 'Hives', also: ['urticaria'], pack: general },
}
