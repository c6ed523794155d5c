import type { ClaimWordsOf } from '../claims/ClaimWords.ts'

export const lifeClaims: ClaimWordsOf<'life'> = {
  death: { name: 'Death', hint: '', eventDate: 'When did they die?' },
  terminalIllness: {
    name: 'Terminal illness',
    hint: 'An illness that doctors expect to end in death, often within 12 or 24 months.',
    eventDate: 'When was the illness diagnosed?',
  },
}
