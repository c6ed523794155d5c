import type { TimeZone } from './timeZones.ts'

const timeZones: Record<TimeZone, string> = {
  'Australia/Sydney': 'Sydney, Melbourne, Canberra, Hobart (AEST, AEDT)',
  'Australia/Brisbane': 'Brisbane (AEST)',
  'Australia/Adelaide': 'Adelaide (ACST, ACDT)',
  'Australia/Darwin': 'Darwin (ACST)',
  'Australia/Perth': 'Perth (AWST)',
}

/** Words that the forms which ask us something share. */
export const requestCopy = {
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  timeZone: 'Your time zone',
  timeZones,
  consentHint: 'If you don’t tick this, we’ll only reply to this question.',
  otherWays: 'Would you rather call or write?',
  interpreter: 'For an interpreter, call 131\u00a0450. National Relay Service: 1300\u00a0555\u00a0727.',
  send: 'Send',
  sending: 'Sending',
  problem: 'There is a problem',
  errorMark: 'Error: ',
  sentLink: 'Back to the home page',
  notSent: (phone: string) =>
    `We couldn’t send this. What you wrote is still here. Try again, or call ${phone}.`,
}
