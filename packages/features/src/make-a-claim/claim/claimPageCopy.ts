import type { ClaimDocument, ClaimNextStep, ClaimType } from '@coverkit/core/claims'
import type { StageTexts } from '@coverkit/ui'
import { documentNames } from '#policies/claims'

export const claimPageCopy = {
  title: 'Your claim',
  lodgedTitle: 'We have your claim',
  lodgedLead:
    'Thank you. You’ve done what’s needed for now, and we’re passing your claim on to the insurer. We’ll let you know each time something happens.',
  back: 'Your account',
  asideLabel: 'People who can help',
  missing: {
    title: 'We can’t find this claim',
    text: 'It isn’t one of the claims in this account. If you think it should be, please call us.',
  },
  reference: 'Your reference',
  referenceHint: 'Have it ready when you call or write to us.',
  next: 'What happens next',
  timeline: 'Step by step',
  timelineHint: (type: ClaimType) =>
    type === 'tpd'
      ? 'These dates are based on the insurers’ code of practice. For TPD we assume a 90-day qualifying period.'
      : 'These dates are based on the insurers’ code of practice.',
  stageStates: {
    done: 'done',
    current: 'now',
    todo: 'to come',
    skipped: 'not expected',
  } satisfies StageTexts,
  /** Under the stage that the claim is at. */
  stageNow: 'We’ll let you know when it’s done.',
  /** The step that the claim waits for, as the heading of the one thing there is to do. */
  headlines: {
    acknowledge: (insurer) => `${insurer} confirms it has your claim`,
    review: (insurer) => `${insurer} looks through your claim`,
    decide: (insurer) => `${insurer} decides, and tells you why`,
    sendDocuments: (insurer) => `${insurer} needs a document from you`,
    giveBankDetails: () => 'The insurer has accepted your claim',
    pay: (insurer) => `${insurer} pays your claim`,
    nextPayment: (insurer) => `${insurer} makes the next monthly payment`,
    answerComplaint: (insurer) => `${insurer} has declined the claim`,
    none: () => 'The insurer has paid your claim',
  } satisfies Record<ClaimNextStep, (insurer: string) => string>,
  send: (documents: readonly string[]) =>
    documents.length === 1 ? `Send: ${documents[0]}` : `Send ${documents.length} documents`,
  details: {
    acknowledge: () => 'There’s nothing you need to do for now.',
    review: () => 'It’ll tell you if it needs anything else. There’s nothing you need to do for now.',
    decide: () => 'There’s nothing you need to do for now.',
    sendDocuments: (insurer) => `${insurer} needs this before it can continue.`,
    giveBankDetails: (insurer) => `Tell us where ${insurer} should pay it.`,
    pay: () => 'There’s nothing you need to do for now.',
    nextPayment: () => 'There’s nothing you need to do for now.',
    answerComplaint: () =>
      'You don’t have to accept that. If you complain, the insurer has to give you an answer.',
    none: () => 'There’s nothing more to do.',
  } satisfies Record<ClaimNextStep, (insurer: string) => string>,
  sendDocuments: 'Send documents',
  sendSeveral: (insurer: string) => `${insurer} needs these before it can continue.`,
  noDocument: (count: number) => (count > 1 ? 'I don’t have these' : 'I don’t have this'),
  documents: 'Documents',
  documentsLead:
    'You don’t need to send any of these today. Add what you have, when you have it. If you need one of the insurer’s forms, ask us or the insurer for it.',
  documentsDecided: 'The insurer has decided. You don’t need to send anything more unless it asks for it.',
  documentsRequested:
    'Send what you have, even if it isn’t everything. If you need one of the insurer’s forms, ask us or the insurer for it.',
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
    text: 'A copy that an authorised person has checked against the original, marked “true copy”, dated and signed. A pharmacist, a justice of the peace, a police officer or a bank or post office employee with five years of service can do it, usually free of charge. Photograph the copy and add it here.',
  },
  add: 'Add',
  bank: {
    title: 'Where should the insurer pay?',
    lead: 'The insurer pays into this account. We store the details encrypted, and this page won’t show them again.',
    accountName: 'Name on the account',
    bsb: 'BSB',
    bsbHint: 'Six digits, like 970-001.',
    accountNumber: 'Account number',
    submit: 'Save account',
    busy: 'Saving',
    done: 'Thank you. We’re passing the details on to the insurer.',
  },
  bankFailures: {
    offline: 'You seem to be offline. Check your connection, then save again.',
    unavailable: 'We couldn’t connect. Save again in a minute.',
    tooMany: 'You’ve tried to save this too many times. Wait a while, then try again.',
    refused: 'We couldn’t save this account. Check the details and the code, or call us.',
  },
  insurer: {
    title: (name: string) => `Contact ${name}`,
    text: 'You can ask the insurer directly too. Have the reference and the policy number ready.',
    address: 'Postal address for claims',
  },
  help: {
    title: 'Talk to us',
    text: 'We help you along the way. The insurer decides.',
    write: 'Send us a message',
  },
  complaint: {
    title: 'If you aren’t happy',
    text: 'Tell us, or complain to the insurer. It has to reply within 30 days, or 45 days if super is involved.',
    how: 'How to complain',
    afca: 'If that doesn’t put it right, the Australian Financial Complaints Authority (AFCA) looks at it free of charge.',
    phone: 'AFCA 1800 931 678',
    site: 'afca.org.au',
  },
  again: 'Make another claim',
}

const startingSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
