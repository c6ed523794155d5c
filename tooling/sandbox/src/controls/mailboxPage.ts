import { createHash } from 'node:crypto'
import { escapeHtml } from '../html/escapeHtml.ts'
import { page } from '../html/page.ts'
import { mailboxCopy as copy } from './copy.ts'

export interface StoredMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: Date
}

/** The mailbox's page, and the hashes of the stylesheets in its messages. */
interface Mailbox {
  html: string
  styles: readonly string[]
}

const HEAD = '<head>\n'
/** Links open in new tabs, as in a mail program. The frame runs no scripts, so nothing opens without a click. */
const FRAME_MAY = 'allow-popups allow-popups-to-escape-sandbox'
const sentAt = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })

/** Returns the hashes of a message's style elements, as a content security policy lists them. */
const stylesIn = (html: string): readonly string[] =>
  html
    .split('<style>')
    .slice(1)
    .map((rest) => rest.split('</style>', 1)[0] ?? '')
    .map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)

/**
 * Returns the mailbox as a page. Each message is in a frame, which runs nothing, loads nothing and opens its links
 * in new tabs; the message's text follows below.
 */
export function mailboxPage(mails: StoredMail[], to: string): Mailbox {
  const list = mails.length > 0 ? mails.map(article).join('\n') : `<p>${copy.empty}</p>`
  return {
    html: page(
      '/sandbox/mail',
      copy.title,
      `<p>${copy.intro}</p>
<form method="get" action="/sandbox/mail">
<label for="to">${copy.addressLabel}</label>
<input id="to" name="to" type="email" value="${escapeHtml(to)}">
<button>${copy.show}</button>
</form>
${list}`,
    ),
    styles: [...new Set(mails.flatMap(({ html }) => stylesIn(html)))],
  }
}

function article(mail: StoredMail): string {
  const { id, subject, text, html } = mail
  return `<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${escapeHtml(subject)}</h2>
<dl>
<dt>${copy.to}</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>${copy.sent}</dt><dd><time datetime="${mail.sentAt.toISOString()}">${sentAt.format(mail.sentAt)} UTC</time></dd>
</dl>
${html === '' ? '' : frameOf(subject, html)}
<details${html === '' ? ' open' : ''}>
<summary>${copy.text}</summary>
<pre>${escapeHtml(text)}</pre>
</details>
</article>`
}

function frameOf(subject: string, html: string): string {
  const policy = ["default-src 'none'", `style-src ${stylesIn(html).join(' ') || "'none'"}`].join('; ')
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">\n<base target="_blank">\n`
  const framed = html.includes(HEAD) ? html.replace(HEAD, `${HEAD}${meta}`) : `${meta}${html}`
  return `<iframe sandbox="${FRAME_MAY}" loading="lazy" title="${escapeHtml(copy.frame(subject))}" srcdoc="${escapeHtml(framed)}"></iframe>`
}
