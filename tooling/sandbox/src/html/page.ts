import { escapeHtml } from './escapeHtml.ts'

/** The backend's own pages, which link to each other. */
const PAGES = [
  { href: '/sandbox/mail', label: 'Mailbox' },
  { href: '/sandbox/customers', label: 'Customers' },
  { href: '/sandbox/identity-checks', label: 'Identity checks' },
  { href: '/sandbox/requests', label: 'Requests' },
  { href: '/sandbox/nominations', label: 'Beneficiaries' },
  { href: '/sandbox/claims', label: 'Claims' },
] as const

export type PageAddress = (typeof PAGES)[number]['href']

/** Returns a page for the operator of the backend, with links to the others. `content` is HTML. */
export function page(address: PageAddress, title: string, content: string): string {
  const links = PAGES.map(
    ({ href, label }) =>
      `<li><a href="${href}"${href === address ? ' aria-current="page"' : ''}>${label}</a></li>`,
  )
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<header>
<nav aria-label="Pages of the backend"><ul>${links.join('')}</ul></nav>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}
