import type { ClaimDocument } from '@coverkit/core/claims'
import { documentNames } from '#claims/copy'

export const claimPageCopy = {
  title: 'Your claim',
  lodgedTitle: 'We have your claim',
  lodgedLead:
    'Thank you. You’ve done what’s needed for now, and the insurer has your claim. We’ll let you know each time something happens.',
  back: 'Your account',
  missing: {
    title: 'We can’t find this claim',
    text: 'It isn’t one of the claims in this account. If you think it should be, please call us.',
  },
  reference: 'Your reference',
  referenceHint: 'Quote it when you call or write to us.',
  next: 'What happens next',
  timeline: 'Step by step',
  timelineHint: 'Up to the decision, these are the latest dates that the insurers’ code of practice allows.',
  documents: 'Documents',
  documentsLead:
    'None of these has to be here today. Add what you have, when you have it. If you need one of the insurer’s forms, ask us or the insurer for it.',
  nothing: 'There’s nothing to send.',
  states: { needed: 'Still to come', requested: 'The insurer is waiting for this', received: 'Received' },
  documentNames: (documents: readonly ClaimDocument[]) =>
    documents
      .map((document, index) =>
        index === 0 ? documentNames[document] : startingSmall(documentNames[document]),
      )
      .join(' or '),
  certified: 'Certified copy',
  certifiedHelp: {
    summary: 'What’s a certified copy?',
    text: 'A copy that somebody entitled to has compared with the original, marked “true copy”, dated and signed. A pharmacist, a justice of the peace, a police officer or a bank or post office employee with five years of service can do it, usually free of charge. Photograph the copy and add it here.',
  },
  add: 'Add',
  bank: {
    title: 'Where should the insurer pay?',
    lead: 'The insurer pays into this account. We store the details encrypted and never show them again.',
    accountName: 'Name on the account',
    bsb: 'BSB',
    bsbHint: 'Six digits, like 970-001.',
    accountNumber: 'Account number',
    submit: 'Save account',
    busy: 'Saving',
    done: 'Thank you. The insurer has what it needs to pay.',
  },
  bankFailures: {
    offline: 'You seem to be offline. Check your connection, then save again.',
    unavailable: 'We couldn’t reach our server. Save again in a minute.',
    tooMany: 'You’ve saved this many times. Wait a while, then try again.',
    refused: 'We couldn’t save this account. Check the details and the code, or call us.',
  },
  insurer: {
    title: (name: string) => `Contact ${name}`,
    text: 'You can ask the insurer directly too. Have the reference and the policy number ready.',
    address: 'Claims are posted to',
  },
  help: { title: 'Talk to us', write: 'Send us a message' },
  complaint: {
    title: 'If you aren’t happy',
    text: 'Tell us, or complain to the insurer. It has to answer within 30 days, or 45 days where super is involved.',
    how: 'How to complain',
    afca: 'If that doesn’t put it right, the Australian Financial Complaints Authority (AFCA) looks at it free of charge.',
    phone: 'AFCA 1800 931 678',
    site: 'afca.org.au',
  },
  again: 'Make another claim',
}

const startingSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
