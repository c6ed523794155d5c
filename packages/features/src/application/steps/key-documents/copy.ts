import type { KeyDocumentsAcceptance } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

export const keyDocumentsCopy = {
  title: 'Key documents',
  lead: (insurer: string) =>
    `These are the documents for the cover you chose from ${insurer}. Read them before you accept: they say what is covered, what isn’t, and what you agree to.`,
  table: {
    caption: (insurer: string) => `Documents of ${insurer}. Each opens in a new tab.`,
    document: 'Document',
    version: 'Version',
    size: 'Size',
    state: 'Opened',
  },
  version: (version: string, date: string) => `${version}, ${date}`,
  size: (kilobytes: string) => `PDF, ${kilobytes} KB`,
  opened: 'Opened',
  notOpened: 'Not opened yet',
  none: {
    title: 'There are no documents for this insurer',
    text: 'You can’t accept documents that you haven’t seen. Contact us and we’ll send them to you.',
  },
  newer: {
    title: 'The documents have changed since you accepted them',
    text: 'The insurer has published a newer version. Read it, then accept it again.',
  },
  unseen: 'You can accept these documents once they have loaded.',
  groups: {
    read: 'What you have read',
    next: 'What happens from here',
  },
  acceptances: {
    insurerPdsAndPrivacy: "I have read the insurer's product disclosure statement and privacy statement",
    applicationRequirements: 'I accept the application requirements',
    brokerTerms: "I accept the broker's terms and conditions",
    insurerContact: 'The insurer may contact me',
    monitorEmails: 'I will watch my email for documents',
    completeWithin30Days: 'I will finish within 30 days',
    personalDetailsDisclosure: 'I accept how my personal details are disclosed',
  } satisfies Record<KeyDocumentsAcceptance, string>,
  notes: {
    applicationRequirements:
      'The insurer may ask for more information, a medical examination or a report from your doctor before it decides.',
    insurerContact: 'By phone or email, about this application only.',
    monitorEmails: 'The insurer sends its questions and your documents by email.',
    completeWithin30Days: (date: string) => `By ${date}. After that you’ll need new prices.`,
    personalDetailsDisclosure:
      'We pass on what you enter to the insurer you chose, so that it can assess your application. The privacy statement says who else may see it, overseas included.',
  },
  ours: {
    lead: 'From us:',
    terms: 'terms and conditions',
    guide: 'financial services guide',
    privacy: 'privacy policy',
  },
  coolingOff:
    'If you change your mind after the cover starts, you have at least 14 days by law to cancel it and get your premium back. The PDS says how long this insurer gives you.',
  aside: {
    title: 'What to look for',
    text: 'In the PDS: when a benefit is paid, what is excluded, and how premiums can change. In the TMD: whether the product is meant for somebody in your situation.',
    why: 'The law says you must be given these documents before you’re insured. We record which version you accepted, and when.',
  },
} as const

export const documentTexts: QueryTexts = {
  loading: 'Loading the documents',
  failed: {
    title: 'Could not load key documents details',
    text: 'Without them you can’t accept what they say. What you have already accepted stays.',
  },
  tryAgain: 'Try again',
}
