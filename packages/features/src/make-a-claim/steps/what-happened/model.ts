import { claimReader } from '../claimReader.ts'

const dateMessage = (which: string) =>
  `Enter the ${which} with day, month and year, like 27 3 2026, or leave it blank`

/** The fields of the step in the order of its screen, and why each is refused. */
export const model = claimReader({
  description: { otherwise: 'Use 4,000 characters or fewer for what happened. You can tell us more later' },
  doctors: { otherwise: 'Use 1,000 characters or fewer for doctors and hospitals' },
  workStatus: { otherwise: 'Choose how you’re working at the moment' },
  selfEmployed: { otherwise: 'Say whether you’re self-employed' },
  offWorkFrom: {
    future: 'The first day off work can’t be in the future. You can leave it blank',
    otherwise: dateMessage('first day off work'),
  },
  offWorkTo: {
    min: 'The date you went back to work has to be after the day you stopped',
    otherwise: dateMessage('date you went back to work'),
  },
  otherBenefits: { otherwise: 'Choose any other payments from the list' },
})
