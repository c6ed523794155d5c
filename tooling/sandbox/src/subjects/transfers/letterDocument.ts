import { addressLine, formatDate, fullName } from '@coverkit/core'
import { TRANSFER_AUTHORITY, transferAuthority } from '@coverkit/core/transfer'
import { brokerFacts } from '../../brands/imprint.ts'
import type { Letterhead } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { bullets, facts, paragraph, section, table } from '../../rendering/blocks.ts'
import type { TextDocument } from '../../rendering/TextDocument.ts'
import { letterCopy as copy } from './letterCopy.ts'

type Holder = Schema<'PolicyHolder'>

/** A holder's signature in a letter; `day` is `YYYY-MM-DD` in Sydney. */
export interface LetterSignature {
  name: string
  day: string
}

/** The content of a letter of authority. */
export interface Letter {
  insurer: { name: string; claimsAddress: string }
  broker: string
  /** Null if the brand’s source is missing. */
  letterhead: Letterhead | null
  reference: string
  /** `YYYY-MM-DD` in Sydney. */
  date: string
  holders: readonly Holder[]
  policies: readonly Schema<'TransferPolicy'>[]
  signatures: readonly LetterSignature[]
}

/** Returns a letter to one insurer, which appoints the broker for its customers' policies. */
export function letterDocument(letter: Letter): TextDocument {
  const { insurer, broker, letterhead, reference, date, holders, policies, signatures } = letter
  const { id, version } = TRANSFER_AUTHORITY
  return {
    title: copy.title(insurer.name),
    publisher: broker,
    label: copy.label(reference),
    blocks: [
      facts([copy.to, insurer.name], [copy.date, formatDate(date)], [copy.reference, reference]),
      section(copy.broker),
      facts(...brokerFacts(broker, letterhead)),
      paragraph(copy.opening(broker, holders.length > 1)),
      section(copy.policies),
      table(copy.policies, copy.columns, policies.map(rowOf)),
      section(copy.holders),
      ...holders.map((holder) =>
        facts(
          [copy.name, nameOf(holder)],
          [copy.born, holder.date_of_Birth ? formatDate(holder.date_of_Birth) : copy.notSaid],
          [copy.address, addressOf(holder)],
        ),
      ),
      section(copy.authority),
      bullets(...transferAuthority(broker).map(({ title, text }) => `${title} ${text}`)),
      section(copy.signatures),
      ...signatures.map(({ name, day }) => paragraph(copy.signed(name, formatDate(day)))),
      paragraph(copy.text(id, version)),
    ],
  }
}

const rowOf = ({ policyNumber, name, covers }: Schema<'TransferPolicy'>) => [
  policyNumber ?? copy.unknown,
  name ?? copy.notSaid,
  covers?.map((cover) => copy.covers[cover]).join(', ') || copy.notSaid,
]

const nameOf = ({ first_Name: first, middle_Name: middle, last_Name: last }: Holder) =>
  fullName(first, last, middle)

const addressOf = (holder: Holder) =>
  addressLine({
    street: holder.mailing_Street ?? null,
    city: holder.mailing_City ?? null,
    state: holder.mailing_State ?? null,
    postcode: holder.mailing_Zip ?? null,
  }) ?? copy.notSaid
