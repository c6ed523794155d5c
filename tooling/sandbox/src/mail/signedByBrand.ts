import { brandNameOf } from '../brands/brandNames.ts'
import { escapeHtml } from '../html/escapeHtml.ts'
import type { Mail } from './Mail.ts'

/** A message from a brand: its name is that of the sender, and ends the text as a letter ends. Null for no known brand. */
export function signedByBrand(mail: Mail, accountName: string | null | undefined): Mail {
  if (!accountName) return mail
  const sender = brandNameOf(accountName)
  return {
    ...mail,
    sender,
    text: `${mail.text}\n\n${sender}`,
    html: `${mail.html}\n<p>${escapeHtml(sender)}</p>`,
  }
}
