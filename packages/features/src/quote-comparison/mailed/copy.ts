import type { FieldCode } from '@coverkit/core'

type FieldErrors = { readonly [Code in FieldCode]?: string } & { readonly otherwise: string }

const name = (which: string): FieldErrors => ({
  'too-long': `Shorten your ${which} name to 50 characters`,
  otherwise: `Enter your ${which} name with letters, spaces, hyphens or apostrophes`,
})

const email: FieldErrors = {
  required: 'Enter your email address',
  otherwise: 'Enter an email address like name@example.com',
}

/** Words of a comparison by mail: the form that sends it, and the page that its link opens. */
export const mailedCopy = {
  title: 'Save or email this comparison',
  lead: 'We’ll email you the totals and a link that opens this comparison on any device for 30 days.',
  insurers: (names: string) => `It compares ${names}. Tick two to four insurers above to choose others.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  errors: {
    firstName: name('first'),
    lastName: name('last'),
    email,
  },
  consent: 'Keep this comparison for 30 days so that I can open it from the link.',
  consentError: 'Tick this box so we can keep the comparison for the link',
  problem: 'There is a problem',
  send: 'Send the comparison',
  sending: 'Sending',
  sent: (to: string) => `We sent the comparison to ${to}`,
  until: (date: string) =>
    `The link works until ${date}. If you can’t find the email, check your junk folder.`,
  failed: {
    limit: 'We can’t send any more emails for now. We haven’t sent the comparison. Try again tomorrow.',
    busy: 'We’re very busy right now, so we haven’t sent the email. Try again in a minute.',
    refused:
      'We couldn’t send the comparison, and we haven’t kept anything. Check what you entered and try again.',
    unsure:
      'Something went wrong, so we’re not sure the comparison was sent. Try again. You’ll only get one email.',
  },
  page: {
    title: 'Your comparison',
    opening: 'Opening the comparison',
    failed: 'We couldn’t connect. Check your connection and try again.',
    again: 'Try again',
    refused: 'This link doesn’t work any more',
    refusedText:
      'Links work for 30 days. After that, the prices may have changed. Get a new quote for today’s prices.',
    quote: 'Get a quote',
    noLink: 'Open the link from your email',
    noLinkText:
      'This page only works with the link we emailed you. If you copied it, make sure you have the whole link.',
    replace: {
      title: 'You already have a quote on this device',
      text: (date: string) =>
        `It was last saved on ${date}. If you open the comparison, it replaces that quote.`,
      open: 'Open the comparison',
      retain: 'Keep my quote',
    },
  },
}
