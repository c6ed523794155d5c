import type { Mail } from '../mail/Mail.ts'

/** A message as it is written, not yet signed by a brand, under a heading that its like share. */
export interface SampleMail {
  readonly group: string
  readonly name: string
  readonly mail: Mail
}
