import { documentsCopy } from '#underwriting/documents'

export const keyDocumentsCopy = {
  ...documentsCopy,
  title: 'Key documents',
  lead: (insurer: string) =>
    `These are the documents for the cover you chose from ${insurer}. Read them before you accept: they say what’s covered, what isn’t, and what you agree to.`,
  notes: {
    applicationRequirements:
      'The insurer may ask for more information, a medical examination or a report from your doctor before it decides.',
    insurerContact: 'By phone or email, about this application only.',
    monitorEmails: 'The insurer sends its questions and your documents by email.',
    completeWithin30Days: (date: string) => `By ${date}. After that you’ll need new prices.`,
    personalDetailsDisclosure:
      'We pass on what you enter to the insurer you chose, so that it can assess your application. The privacy statement says who else may see it, including overseas.',
  },
  coolingOff:
    'If you change your mind after the cover starts, you have at least 14 days by law to cancel it and get your premium back. The PDS says how long this insurer gives you.',
  aside: {
    title: 'What to look for',
    text: 'In the PDS: when the insurer pays, what’s excluded, and how premiums can change. In the TMD: whether the product is meant for someone in your situation.',
    why: 'By law, we have to give you these documents before you’re insured. We record which version you accepted.',
  },
} as const
