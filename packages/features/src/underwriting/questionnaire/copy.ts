import type { SliceStorage } from '@coverkit/flow'
import { listed } from '#common/form/listed.ts'

const storageOptions: Record<SliceStorage, { readonly label: string; readonly hint: string }> = {
  device: {
    label: 'On this device',
    hint: 'They’re encrypted in this browser. You can close the page and come back to them here.',
  },
  account: {
    label: 'Keep them with us',
    hint: 'We store them with your account as well as on this device. You can carry on from any device.',
  },
  memory: {
    label: 'Neither',
    hint: 'They stay on this page until you submit. If you close or reload the page, they’re gone.',
  },
}

export const questionnaireCopy = {
  why: 'Why we ask',
  findOut: 'How to find out',
  unsure: 'I am not sure',
  yes: 'Yes',
  no: 'No',
  noGenetics: 'Do not include genetic tests.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  unit: 'Unit',
  units: {
    cm: 'Centimetres',
    ft: 'Feet and inches',
    kg: 'Kilograms',
    lb: 'Pounds',
    st: 'Stones and pounds',
  },
  boxes: {
    cm: ['Centimetres'],
    ft: ['Feet', 'Inches'],
    kg: ['Kilograms'],
    lb: ['Pounds'],
    st: ['Stones', 'Pounds'],
  },
  share: (part: string) => `${part} (%)`,
  sharesTotal: (total: number) => `Total ${total}%`,
  rows: {
    unnamed: (number: number) => `Details ${number}`,
    add: 'Add another',
    addFirst: 'Add details',
    remove: 'Remove',
    removed: (title: string) => `You’ve removed “${title}”.`,
    undo: 'Undo',
    most: (most: number) => `You can give details of up to ${most}.`,
  },
  genetics: {
    title: 'Is this about a genetic test?',
    text: (phone: string) =>
      `Insurers aren’t allowed to ask for a genetic test or use its result. Please take that part out and keep the rest. If you leave it in, we won’t pass any of this answer on to the insurer. If you want the insurer to consider a good result, call us on ${phone} and we’ll pass it on.`,
    leave: 'Leave it in',
    left: 'You left this in, so we won’t pass this answer on to the insurer.',
  },
  support: {
    title: 'Support',
    lines: [
      { name: 'Lifeline', number: '13 11 14' },
      { name: 'Beyond Blue', number: '1300 22 4636' },
      { name: 'In an emergency', number: '000' },
    ],
    talk: 'I’d rather talk to someone',
    talkNote: 'You can ask for a time, and choose there whether we get your answers so far.',
  },
  memoryNote: 'If you close or reload this page, these answers are gone.',
  memoryOnly: 'This is about your health and lifestyle answers only. The others aren’t affected.',
  check: {
    title: 'Check your answers',
    lead: 'Read these as an insurer would. Fix anything that isn’t right before you continue.',
    reviewLead:
      'These are all your answers about your health and lifestyle. Where you had nothing to disclose, they’re folded. Read them as an insurer would, and fix anything that isn’t right before you continue.',
    denied: (count: number) => (count === 1 ? '1 question answered No' : `${count} questions answered No`),
    change: 'Change',
    notProvided: 'Not provided',
  },
  consent: {
    error: 'Tick the box if you consent to us collecting your health information',
    withdrawal: {
      note: 'You can take back your consent until you submit. We’ll delete the health answers you’ve given here.',
      button: 'Take back my consent and delete these answers',
      done: 'You’ve taken back your consent, and we’ve deleted your health answers from this form.',
    },
  },
  storage: {
    legend: 'Where should we keep your answers?',
    options: storageOptions,
    error: 'Choose where to keep your answers',
    /** For a visitor who isn't logged in. */
    logInFirst: 'Log in and keep them with us',
    /** Where nothing is stored on the device. */
    accountOnly: 'We store them with your account. You can carry on from any device.',
    nowhere: 'Don’t keep them',
    signIn: 'We’ll ask you to log in first, then bring you back here.',
  },
  sectionPosition: (position: number, total: number) => `Section ${position} of ${total}`,
  /** Where a page has a title of its own. */
  sectionNamed: (position: string, title: string) => `${position}: ${title}`,
  /** Counts the questions that have changed since they were answered, by section. */
  reworded(sections: readonly { readonly title: string; readonly keys: readonly unknown[] }[]): string {
    const count = sections.reduce((sum, { keys }) => sum + keys.length, 0)
    const where = listed(sections.map(({ title }) => title))
    return count === 1
      ? `We’ve changed a question since you answered it, so please answer it again. It’s in: ${where}.`
      : `We’ve changed ${count} questions since you answered them, so please answer them again. They’re in: ${where}.`
  },
  /** Counts the questions that a change opened. */
  reopened: (count: number, section: string) =>
    `${count} new ${count === 1 ? 'question' : 'questions'} in ${section}`,
} as const
