import { acceptanceReader } from '../acceptanceReader.ts'

/** The acceptances of the step in the order of its screen, and why each is refused. */
export const model = acceptanceReader({
  insurerPdsAndPrivacy: {
    otherwise: 'Tick the box once you’ve read the product disclosure statement and the privacy statement',
  },
  applicationRequirements: { otherwise: 'Tick the box to accept the application requirements' },
  brokerTerms: { otherwise: 'Tick the box to accept our terms and conditions' },
  insurerContact: { otherwise: 'Tick the box to let the insurer contact you' },
  monitorEmails: { otherwise: 'Tick the box to say you’ll watch your email' },
  completeWithin30Days: { otherwise: 'Tick the box to say you’ll finish within 30 days' },
  personalDetailsDisclosure: { otherwise: 'Tick the box to let us share your personal details as described' },
})
