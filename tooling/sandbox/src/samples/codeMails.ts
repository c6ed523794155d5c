import { codeMail } from '../identity/codeMail.ts'
import type { SampleMail } from './SampleMail.ts'
import { CODE, TO } from './sampleContent.ts'

const GROUP = 'Codes'

const NAMES = {
  'sign-up': 'Sign up',
  reset: 'Reset the password',
  attribute: 'Verify an address',
  contact: 'Confirm who it is',
  signature: 'Sign',
  identity: 'Identity check',
  'second-receipt': 'Receipt of the second holder',
  copy: 'Copy of an application',
  trusted: 'Trusted person',
  'death-claim': 'Claim for someone who has died',
} as const satisfies Record<Parameters<typeof codeMail>[2], string>

/** Returns the messages with a code, by the code's purpose. */
export const codeMails = (): readonly SampleMail[] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((purpose) => ({
    group: GROUP,
    name: NAMES[purpose],
    mail: codeMail(TO, CODE, purpose),
  }))
