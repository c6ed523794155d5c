import { escapeHtml } from '../partner.ts'

const PAGES = [
  { path: '/', label: 'Examples' },
  { path: '/snippet', label: 'Snippet builder' },
  { path: '/self-test', label: 'Self-test' },
]

export interface Layout {
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly body: string
}

/** The layout of every page of the demo partner, which has a style of its own. */
export function layout({ path, title, lead, body }: Layout): string {
  const links = PAGES.map((page) => {
    const current = page.path === path ? ' aria-current="page"' : ''
    return `<li><a href="${page.path}"${current}>${page.label}</a></li>`
  })
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} | Harbour Lane Advice</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/partner.css">
  </head>
  <body>
    <header class="top">
      <p class="name">Harbour Lane Advice</p>
      <p class="note">A made-up partner for trying out the frames.</p>
      <nav aria-label="Pages"><ul>${links.join('')}</ul></nav>
    </header>
    <main aria-label="Harbour Lane Advice">
      <h1>${escapeHtml(title)}</h1>
      <p class="lead">${lead}</p>
      ${body}
    </main>
    <footer class="end" aria-label="About this site"><p>Everything on this site is an example. The brands, insurers and prices are invented.</p></footer>
  </body>
</html>
`
}
