import { brandNameOf } from '../brands/brandNames.ts'
import { imprint } from '../brands/imprint.ts'
import { letterheadOf } from '../brands/letterhead.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import { letter } from './letter.ts'
import type { Mail } from './Mail.ts'

/**
 * Signs a message by its brand: the sender has the brand's name and address, and the text ends with it, the phone and the
 * licence. The HTML has the brand's colours. Without a known brand it stays unsigned, in plain colours.
 */
export function signedByBrand(mail: Mail, accountName: string | null | undefined): Mail {
  const { subject, html, text } = mail
  if (!accountName) return { ...mail, html: letter({ subject, html, sender: null, letterhead: null }) }
  const sender = brandNameOf(accountName)
  const letterhead = letterheadOf(accountName)
  return {
    ...mail,
    sender,
    account: accountName,
    text: [text, sender, ...(letterhead === null ? [] : [imprint(letterhead).join('\n')])].join('\n\n'),
    html: letter({
      subject,
      html: `${html}\n<p>${escapeHtml(sender)}</p>`,
      sender,
      letterhead,
    }),
  }
}
