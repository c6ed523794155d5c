import type { ClaimWordsOf } from '../claims/ClaimWords.ts'

export const criticalIllnessClaims: ClaimWordsOf<'criticalIllness'> = {
  criticalIllness: {
    name: 'Critical illness',
    hint: 'A serious condition such as cancer, a heart attack or a stroke. Also called trauma.',
    eventDate: 'When was the illness diagnosed?',
  },
}
