import {
  type ContactWay,
  formatDate,
  formatMoney,
  INTERIM_COVER,
  type InterimCover,
  type PaymentMethod,
} from '@coverkit/core'
import { RESULT_PATH } from '#client-quote/flow'
import { missingBeforeSigning, signingCopy } from '#underwriting/signing'
import type { ApplicationStepId } from '../../flow.ts'

export const declarationsCopy = {
  ...signingCopy,
  lead: (insurer: string) =>
    `Check your answers, make your declarations to ${insurer} and sign. Nothing goes to ${insurer} before you press Submit application.`,
  check: 'Check your answers',
  signHint: 'Your first and last name. It counts as your signature, with the date and time.',
  second: (name: string) =>
    `${name} signs too. Once you’ve submitted, we’ll contact them for their own declarations and signature. They never see your health answers. The insurer gets the application when both have signed.`,
  secondUnnamed: 'The second policy holder',
  submit: 'Submit application',
  follows: {
    title: 'What happens next',
    items: [
      'Accepted: your cover starts.',
      'Accepted with changes: you choose whether to take it.',
      'More information needed: we’ll tell you what, and by when.',
      'Declined: we’ll tell you why, and what other options you have.',
    ],
  },
  afterwards: 'If anything changes before your cover starts, call us.',
}

export const interimCopy = {
  title: 'Interim accident cover',
  lead: (insurer: string, { amount, until }: InterimCover) =>
    `While ${insurer} decides, it covers you for death by accident, up to ${formatMoney(amount)}, until ${formatDate(until)} at the latest. You don’t need to sign anything for it.`,
  more: 'What this cover is, and its dates',
}

/** Facts of the interim accident cover: its kind, amount and dates. */
export const interimFacts = (
  insurer: string,
  { amount, from, until }: InterimCover,
): readonly { readonly label: string; readonly value: string }[] => [
  {
    label: 'What it covers',
    value:
      'Death by accident only. It doesn’t pay for death by illness, or for TPD, critical illness or lost income. The product disclosure statement has the same terms.',
  },
  {
    label: 'How much',
    value: `Up to ${formatMoney(amount)}: the life cover you’re applying for or ${formatMoney(INTERIM_COVER.maximum)}, whichever is lower.`,
  },
  { label: 'Starts', value: `${formatDate(from)}, if you submit your application today.` },
  {
    label: 'Ends',
    value: `${formatDate(until)} at the latest, ${INTERIM_COVER.days} days later. It ends sooner if ${insurer} makes its decision or you withdraw your application.`,
  },
]

/** The applicant's declarations. The insurer is named as in its offer. */
export const declarationsOf = (
  insurer: string,
): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: 'My answers are true.',
    text: 'I have read my answers. They are true and complete as far as I know, and I have taken reasonable care with each, no matter who typed them. If something changes before the cover starts, I will say so straight away.',
  },
  {
    title: 'The insurer may get medical reports.',
    text: `Doctors, hospitals and others who have treated me may give ${insurer} the parts of my records that it needs to assess this application or a claim: consultations, test results and treatment, but not genetic tests. This authority lasts while the insurer assesses the application and while I have the cover. I can take it back at any time by writing to the insurer. If I do, the insurer may not be able to continue.`,
  },
  {
    title: 'I’ll keep my other cover for now.',
    text: `I won’t cancel any other cover before ${insurer} has accepted me in writing and the new cover has started.`,
  },
  {
    title: 'I have said what this cover replaces.',
    text: 'If it will replace other cover, I have named that cover and my reason in my answers. I understand that I may lose benefits, waiting periods I’ve served and terms I can’t get again.',
  },
  {
    title: 'My information may be used and passed on.',
    text: `${insurer} and the broker may collect my personal and health information, use it for this application, the cover and claims, and share it with reinsurers, doctors and service providers. Some of them may be overseas. The insurer’s privacy statement says in which countries.`,
  },
  {
    title: 'I can change my mind.',
    text: 'By law I have at least 14 days to cancel the cover. My policy documents say how long, and from which day. If I cancel in that time and haven’t claimed, I get my premiums back.',
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It’s recorded with the date, the time and this text.',
  },
]

/** The texts that a signature stands under. */
export const shownWords = (insurer: string): readonly string[] => [
  ...declarationsOf(insurer).map(({ title, text }) => `${title} ${text}`),
  declarationsCopy.accept,
]

export const summaryCopy = {
  titles: {
    cover: 'Your cover',
    details: 'Your details',
    secondHolder: 'Second policy holder',
    payment: 'Payment',
    beneficiaries: 'Beneficiaries',
    health: 'Health and lifestyle',
  },
  insurer: 'Insurer',
  premium: 'Premium',
  name: 'Name',
  dateOfBirth: 'Date of birth',
  reached: 'Mobile and email',
  address: 'Address',
  contact: 'Preferred contact',
  contacts: {
    email: 'Email',
    phone: 'Phone',
    textMessage: 'Text message',
    post: 'Post',
  } satisfies Record<ContactWay, string>,
  method: 'Method',
  outside: 'How you pay for cover outside super',
  methods: {
    directDebit: 'Direct debit',
    creditCard: 'Credit card',
    enduringRollover: 'Enduring rollover',
  } satisfies Record<PaymentMethod, string>,
  frequency: 'Frequency',
  account: 'Account',
  accountOf: (name: string, bsb: string, last: string) => `${name}, BSB ${bsb}, ending in ${last}`,
  card: 'Card',
  cardOf: (brand: string, last4: string, expiry: string) => `${brand} ending in ${last4}, expires ${expiry}`,
  fund: 'Super fund',
  drawDay: 'Day of the month',
  named: 'People',
  none: 'Nobody named',
  share: (percent: string) => `${percent}%`,
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  answered: 'Answers',
  inSections: (answers: string, sections: number) => `${answers} in ${sections} sections`,
  notSent: 'Not sent to the insurer',
  hidden: (count: number) =>
    count === 1 ? '1 answer that no longer applies' : `${count} answers that no longer apply`,
  notProvided: 'Not provided',
}

export const missingCopy = {
  ...missingBeforeSigning,
  /** The action that completes a step, where its fields don't name one. */
  steps: {
    'confirm-cover': 'confirm your cover',
    'duty-of-disclosure': 'confirm that you understand your duty',
    'key-documents': 'read the documents and accept each statement',
    'personal-questionnaire': 'answer the questions you haven’t answered yet',
    'personal-information': 'check the details',
    'payment-details': 'enter how you pay',
    beneficiaries: 'check the people and their shares',
    'insurer-declarations': 'make the declarations and sign',
  } satisfies Record<ApplicationStepId, string>,
}

/** The name of each missing field, by the last part of its path. */
export const missingFields: Readonly<Record<string, string>> = {
  accountNumber: 'the account number, which isn’t stored on this device',
  memberNumber: 'your member number, which isn’t stored on this device',
  cardToken: 'your card, which isn’t stored on this device',
  firstName: 'the first name',
  lastName: 'the last name',
  dateOfBirth: 'the date of birth',
  mobile: 'the mobile number',
  email: 'the email address',
  street: 'the street address',
  city: 'the suburb or town',
  postcode: 'the postcode',
  method: 'how you pay',
  used: 'whether you name beneficiaries',
  rows: 'the shares, which have to add up to 100%',
  insurerPdsAndPrivacy: 'the insurer’s documents',
}

const AGAIN =
  'Your answers are still here. Press Submit application again. It only counts once, however many times you press it.'

export const failureCopy = {
  title: 'Your application wasn’t sent',
  offlineTitle: 'We couldn’t connect',
  offline: `Check your connection. ${AGAIN}`,
  unsureTitle: 'We don’t know yet whether your application arrived',
  unavailable: `Something went wrong on our side. Wait a moment. ${AGAIN}`,
  refused: 'We can’t accept it yet. Check these steps, then submit again:',
  refusedAll: (phone: string) =>
    `We can’t accept it yet. Call us on ${phone} and we’ll sort it out with you.`,
  byCode: {
    'premium-mismatch': {
      title: 'Your application wasn’t sent',
      text: 'The price of your cover has changed since you chose it. Get new prices, then choose again.',
      link: { href: RESULT_PATH, words: 'Get new prices' },
    },
  },
  conflictTitle: 'This application was already submitted',
  conflict: (phone: string) =>
    `We already have it, so we didn’t send it again. Call us on ${phone} if you need to change something.`,
}
