/** The acceptances of the step in the order of its screen, and why each is refused. */
export const messages = {
  insurerPdsAndPrivacy: {
    otherwise: 'Tick the box once you’ve read the product disclosure statement and the privacy statement',
  },
  brokerTerms: { otherwise: 'Tick the box to accept our terms and conditions' },
  insurerContact: { otherwise: 'Tick the box to let the insurer contact you' },
  monitorEmails: { otherwise: 'Tick the box to say you’ll watch your email' },
  personalDetailsDisclosure: { otherwise: 'Tick the box to let us share your personal details as described' },
} as const
