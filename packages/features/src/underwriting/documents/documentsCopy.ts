import type { KeyDocumentsAcceptance } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

/** Texts about an insurer's documents, for every page that has them accepted. */
export const documentsCopy = {
  caption: (insurer: string) => `${insurer}’s documents. Each opens in a new tab.`,
  version: (version: string, date: string) => `Version ${version}, ${date}`,
  size: (kilobytes: string) => `PDF, ${kilobytes} KB`,
  opened: 'Opened',
  notOpened: 'Not opened yet',
  none: {
    title: 'There are no documents for this insurer',
    text: 'You can’t accept documents you haven’t seen. Contact us and we’ll send them to you.',
  },
  newer: {
    title: 'The documents have changed since you accepted them',
    text: 'The insurer has published a newer version. Read it, then accept it again.',
  },
  unopened: (names: string) => `You haven’t opened the ${names} here yet. You can still continue.`,
  unseen: 'You can accept these documents once they have loaded.',
  groups: {
    read: 'What you’ve read',
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
  ours: {
    lead: 'From us:',
    terms: 'terms and conditions',
    guide: 'Financial Services Guide',
    privacy: 'privacy policy',
  },
} as const

export const documentTexts: QueryTexts = {
  loading: 'Loading the documents',
  failed: {
    title: 'Could not load key documents details',
    text: 'You can’t accept documents you haven’t been able to open. Anything you accepted before still counts.',
  },
  tryAgain: 'Try again',
}
