import type { SubmissionStatus } from '../answers.ts'

export const completeCopy = {
  titles: {
    'in-review': 'Your application is in review',
    'waiting-for-second-signature': 'Waiting for the second signature',
  } satisfies Record<SubmissionStatus, string>,
  lead: {
    'in-review': (insurer: string) =>
      `We have your application, and we pass it on to ${insurer}. You don’t have cover yet: it starts once the insurer accepts you.`,
    'waiting-for-second-signature': (insurer: string) =>
      `We have your application. Once the second policy holder has signed, we pass it on to ${insurer}. You don’t have cover yet: it starts once the insurer accepts you.`,
  } satisfies Record<SubmissionStatus, (insurer: string) => string>,
  insurer: 'the insurer',
  reference: 'Your reference',
  referenceHint: 'Quote it when you call or write to us.',
  sentOn: (date: string) => `Submitted on ${date}`,
  next: 'What happens next',
  steps: {
    sign: 'We contact the second policy holder. They check their details and sign with their own name.',
    check:
      'We check your application today or on the next business day, and call you only if something is unclear.',
    insurer:
      'Within 5 business days of getting it, the insurer says what it needs: often nothing, sometimes a report from your doctor or a blood test, which it pays for.',
    notice: (email: string | null) =>
      email === null
        ? 'We tell you by email what the insurer has decided.'
        : `We tell you what the insurer has decided, by email to ${email}.`,
  },
  outstanding: 'What is outstanding',
  signature: 'The signature of the second policy holder. Nothing goes to the insurer before that.',
  nothing:
    'Nothing from you for now. Watch your email, the junk folder too, in case the insurer asks for something.',
  watch: 'Watch your email, the junk folder too, in case the insurer asks for something.',
  otherCover: {
    title: 'Don’t cancel other cover yet',
    text: 'If this cover is to replace another one, keep paying for that until the insurer has accepted you in writing and the new cover has started.',
  },
  contact: 'Questions, or something has changed?',
  contactText:
    'Tell us if your health, work or plans change before the cover starts. The insurer has to know.',
  print: 'Print this page',
}
