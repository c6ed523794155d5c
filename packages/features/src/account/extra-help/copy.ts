import type { SupportNeeds } from '@coverkit/api-client'
import type { QueryTexts } from '@coverkit/ui'

/** The fields that can be refused. */
export type ExtraHelpField = Exclude<keyof SupportNeeds, 'format'>

/** Words of the page on which a customer says once what helps in dealing with them. */
export const extraHelpCopy = {
  title: 'Extra help from us',
  lead: 'Tell us once what makes it easier or safer to deal with us. You don’t have to explain why.',
  where: {
    title: 'Who sees this',
    text: 'Our team sees it next to each message, claim or change of beneficiaries you send us while you’re logged in. Insurers don’t get it from us.',
  },
  interpreterLanguage: 'Language to book an interpreter for',
  interpreterHint: 'We’ll book an interpreter to join us when we talk. Auslan is available.',
  format: 'How should we send letters and documents?',
  formats: {
    usual: 'As usual',
    largePrint: 'In large print',
    audio: 'As a recording',
    braille: 'In braille',
  } satisfies Record<NonNullable<SupportNeeds['format']> | 'usual', string>,
  representative: {
    legend: 'Someone to speak for you',
    hint: 'Ask them first. Before we talk to them about your cover, we’ll check with you that it’s okay.',
    name: 'Their name',
    phone: 'Their phone number',
  },
  safeTimes: 'When it’s okay to call you',
  safeTimesHint: 'We’ll only call at these times. For example, weekdays from 10 am to 2 pm.',
  safeAddress: 'Where it’s okay to send letters',
  safeAddressHint: 'Letters from us will only go to this address.',
  note: 'Anything else that helps',
  noteHint: 'Please leave out details of an illness, and card numbers.',
  mail: 'When you save or remove this, we email you that your account has changed. The email doesn’t say what.',
  consent:
    'By saving, you agree that we keep this with your account until you remove it, and that our team uses it when they deal with you.',
  problem: 'There is a problem',
  submit: 'Save',
  saving: 'Saving',
  saved: 'Saved. Our team will see it from now on.',
  remove: 'Remove all of it',
  removing: 'Removing',
  removed: 'Removed. Our team can’t see it any more, not even next to requests you’ve already sent.',
  failed: 'This wasn’t saved',
  refused: 'We can’t save this as it is. Check it, or call us and we’ll write it down for you.',
  aside: {
    label: 'Other help',
    title: 'Other help',
    visitor: 'If you write to us without logging in, we can’t see this page. Tell us again in your message.',
    call: (phone: string) => `Would you rather tell us by phone? Call ${phone}`,
    interpreter:
      'To call us with an interpreter, ring 131\u00a0450. National Relay Service: 1300\u00a0555\u00a0727.',
    violence:
      'Not safe at home? 1800RESPECT is free and open day and night: 1800\u00a0737\u00a0732. In an emergency, call 000.',
  },
}

export const extraHelpTexts: QueryTexts = {
  loading: 'Getting what you’ve told us',
  failed: {
    title: 'We couldn’t get what you’ve told us',
    text: 'We can’t show or change it right now. You can call us instead.',
  },
  tryAgain: 'Try again',
}

const TOO_LONG = {
  interpreterLanguage: 'Use 60 characters or fewer for the language',
  safeTimes: 'Use 200 characters or fewer for when to call',
  safeAddress: 'Use 250 characters or fewer for the address',
  note: 'Use 500 characters or fewer for what else helps',
}

const OTHERWISE: Readonly<Record<ExtraHelpField, string>> = {
  ...TOO_LONG,
  interpreterLanguage: 'Fill in at least one of these, or leave the page as it is',
  representativeName: 'Enter their name with letters, spaces, hyphens or apostrophes',
  representativePhone: 'Enter an Australian phone number, like 0491 570 006',
}

const MISSING: Readonly<Partial<Record<ExtraHelpField, string>>> = {
  representativeName: 'Enter their name, or remove their phone number',
  representativePhone: 'Enter their phone number, or remove their name',
}

/** Why a field is refused. */
export function extraHelpMessage(field: ExtraHelpField, code: string): string {
  const longer: Readonly<Partial<Record<ExtraHelpField, string>>> = TOO_LONG
  if (code === 'too-long') return longer[field] ?? OTHERWISE[field]
  return (code === 'required' && MISSING[field]) || OTHERWISE[field]
}
