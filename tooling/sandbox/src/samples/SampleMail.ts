import type { Mail } from '../mail/Mail.ts'

/** A message before it is signed by a brand, under the heading of its group. */
export interface SampleMail {
  readonly group: string
  readonly name: string
  readonly mail: Mail
}
