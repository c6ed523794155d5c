import { brandNameOf } from '../brands/brandNames.ts'
import { imprint } from '../brands/imprint.ts'
import { letterheadOf } from '../brands/letterhead.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { readNewBrand } from './readNewBrand.ts'

const newBrand = readNewBrand()

/** The brands whose sites the tests come from, those that nobody comes from by their address, and one that a long run made. */
const ACCOUNTS = [
  'wattlebird',
  'redearth',
  'bluegum',
  'saltbush',
  'coolabah',
  ...(newBrand ? [newBrand.accountName] : []),
]

interface SentMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What stands at the foot of each brand's messages: its name, phone and hours, licence, post, and AFCA. */
const feet = ACCOUNTS.map((account) => {
  const letterhead = letterheadOf(account)
  if (letterhead === null) throw new Error(`${account} has no letterhead.`)
  const lines = [brandNameOf(account), ...imprint(letterhead)]
  const facts = [letterhead.phone, `AFSL ${letterhead.afsl}`, 'Australian Financial Complaints Authority']
  if (facts.some((fact) => !lines.join('\n').includes(fact)))
    throw new Error(`The foot of ${account} lacks a fact.`)
  return lines
})

const isSigned = ({ text, html }: SentMail) =>
  feet.some((lines) => lines.every((line) => text.includes(line) && html.includes(escapeHtml(line))))

/** A page in plain colours without a foot, which is what an account name of no brand gets. */
const isPlain = ({ text, html }: SentMail) =>
  html.startsWith('<!doctype html>') && !html.includes('class="foot"') && !text.includes('AFSL')

/** The subjects of messages whose text or HTML lacks a line of the foot of their brand. Bodies that are sealed can't be read. */
export function mailFaults(mails: readonly SentMail[]): readonly string[] {
  return mails.filter((mail) => mail.text !== '' && !isSigned(mail)).map(({ subject }) => subject)
}

/** The same where some tests name no brand: what is plain as a whole is left out. */
export const brandMailFaults = (mails: readonly SentMail[]): readonly string[] =>
  mailFaults(mails.filter((mail) => !isPlain(mail)))
