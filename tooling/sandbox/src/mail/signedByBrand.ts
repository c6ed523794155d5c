import { brandNameOf } from '../brands/brandNames.ts'
import { imprint } from '../brands/imprint.ts'
import { letterheadOf } from '../brands/letterhead.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { letter } from './letter.ts'
import type { Mail } from './Mail.ts'

/**
 * A message from a brand: its name is that of the sender, and ends the text as a letter ends, over its phone and licence.
 * The HTML is in its colours. In plain colours and unsigned for no known brand.
 */
export function signedByBrand(mail: Mail, accountName: string | null | undefined): Mail {
  const { subject, html, text } = mail
  if (!accountName) return { ...mail, html: letter({ subject, html, sender: null, letterhead: null }) }
  const sender = brandNameOf(accountName)
  const letterhead = letterheadOf(accountName)
  return {
    ...mail,
    sender,
    text: [text, sender, ...(letterhead === null ? [] : [imprint(letterhead).join('\n')])].join('\n\n'),
    html: letter({
      subject,
      html: `${html}\n<p>${escapeHtml(sender)}</p>`,
      sender,
      letterhead,
    }),
  }
}
