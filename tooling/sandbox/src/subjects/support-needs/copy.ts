import type { Schema } from '../../document/Schema.ts'

export const supportNeedsCopy = {
  greeting: 'Hello,',
  subject: 'Your account has changed',
  changed:
    'The extra help you’ve asked us for has just been changed in your account. Our team sees it next to each message, claim or change of beneficiaries you send us while you’re logged in.',
  removed:
    'The extra help you asked us for has just been removed from your account. Our team doesn’t see it any more, not even with requests you’ve already sent.',
  private: 'For your privacy, this message doesn’t say what it is. Log in to see it.',
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
}

type Needs = Schema<'SupportNeeds'>

/** Words of the pages that the broker's staff read. */
export const staffCopy = {
  /** In a mail to the broker, which has nothing of what it says. */
  notice:
    'This customer has asked for extra help, such as an interpreter or a safe time to call. Read what it is before you call or write.',
  title: 'Extra help: read this before you call or write',
  labels: {
    interpreterLanguage: 'Book an interpreter',
    format: 'Send letters and documents as',
    representativeName: 'Representative',
    representativePhone: 'Representative’s phone',
    safeTimes: 'Call only at these times',
    safeAddress: 'Send letters only to',
    note: 'What else helps',
  } satisfies Record<keyof Needs, string>,
  formats: {
    largePrint: 'Large print',
    audio: 'Audio',
    braille: 'Braille',
  } satisfies Record<NonNullable<Needs['format']>, string>,
  /** Beside the customer's phone number. */
  callOnly: (times: string) => `Call only at these times: ${times}`,
  speakWith: (name: string, phone: string) =>
    `${name} speaks for them: ${phone}. Check with the customer before you talk about their cover.`,
}
