import { brandNameOf } from '../brands/brandNames.ts'
import { letterheadOf } from '../brands/letterhead.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { letter } from './letter.ts'
import type { Mail } from './Mail.ts'

/**
 * A message from a brand: its name is that of the sender, and ends the text as a letter ends; the HTML is in its colours,
 * over its licence. In plain colours and unsigned for no known brand.
 */
export function signedByBrand(mail: Mail, accountName: string | null | undefined): Mail {
  const { subject, html, text } = mail
  if (!accountName) return { ...mail, html: letter({ subject, html, sender: null, letterhead: null }) }
  const sender = brandNameOf(accountName)
  return {
    ...mail,
    sender,
    text: `${text}\n\n${sender}`,
    html: letter({
      subject,
      html: `${html}\n<p>${escapeHtml(sender)}</p>`,
      sender,
      letterhead: letterheadOf(accountName),
    }),
  }
}
