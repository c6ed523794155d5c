import { brandNameOf } from '../brands/brandNames.ts'
import { imprint } from '../brands/imprint.ts'
import { letterheadOf } from '../brands/letterhead.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { readNewBrand } from './readNewBrand.ts'

const newBrand = readNewBrand()

/** The brands whose sites the tests use, all other brands, and the one that a long run generated. */
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

/** The lines at the foot of each brand's messages: name, phone and hours, licence, postal address, and AFCA. */
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

/** Detects a page in plain colours without a foot, which a message under an unknown account name gets. */
const isPlain = ({ text, html }: SentMail) =>
  html.startsWith('<!doctype html>') && !html.includes('class="foot"') && !text.includes('AFSL')

/** Lists subjects of messages whose text or HTML lacks a line of their brand's foot. Skips sealed bodies. */
export function mailFaults(mails: readonly SentMail[]): readonly string[] {
  return mails.filter((mail) => mail.text !== '' && !isSigned(mail)).map(({ subject }) => subject)
}

/** Does the same for tests without a brand: wholly plain messages are left out. */
export const brandMailFaults = (mails: readonly SentMail[]): readonly string[] =>
  mailFaults(mails.filter((mail) => !isPlain(mail)))
