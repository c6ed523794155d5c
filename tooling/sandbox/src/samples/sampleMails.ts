import { accountMails } from './accountMails.ts'
import { applicationMails } from './applicationMails.ts'
import { claimMails } from './claimMails.ts'
import { codeMails } from './codeMails.ts'
import { contactMails } from './contactMails.ts'
import { quoteMails } from './quoteMails.ts'
import type { SampleMail } from './SampleMail.ts'
import { transferMails } from './transferMails.ts'

/** Returns every kind of message that the backend sends, with sample content. */
export const sampleMails = (): readonly SampleMail[] => [
  ...quoteMails(),
  ...applicationMails(),
  ...transferMails(),
  ...claimMails(),
  ...contactMails(),
  ...accountMails(),
  ...codeMails(),
]
