import { escapeHtml } from '../html/escapeHtml.ts'
import { mailboxCopy as copy } from './copy.ts'

export interface StoredMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: Date
}

/** The mailbox as a page: texts only, so that no message can bring markup of its own. */
export function mailboxPage(mails: StoredMail[], to: string): string {
  const list = mails.length > 0 ? mails.map(article).join('\n') : `<p>${copy.empty}</p>`
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title}</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
<h1>${copy.title}</h1>
<p>${copy.intro}</p>
<form method="get" action="/sandbox/mail">
<label for="to">${copy.addressLabel}</label>
<input id="to" name="to" type="email" value="${escapeHtml(to)}">
<button>${copy.show}</button>
</form>
${list}
</main>
</body>
</html>
`
}

const article = (mail: StoredMail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl>
<dt>${copy.to}</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>${copy.sent}</dt><dd><time datetime="${mail.sentAt.toISOString()}">${mail.sentAt.toISOString()}</time></dd>
</dl>
<pre>${escapeHtml(mail.text)}</pre>
</article>`
