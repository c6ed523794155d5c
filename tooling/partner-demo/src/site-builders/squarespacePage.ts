import type { Page, Partner, Visit } from '../partner.ts'
import { block, builtPage } from './block.ts'

const CSS = `
body { margin: 0; font-family: sans-serif }
.sqs-block { padding: 17px; clear: both }
.sqs-block-code iframe { max-width: 100% }`

const codeBlock = (html: string) =>
  `<div class="sqs-layout"><div class="row"><div class="col span-12"><div class="sqs-block code-block sqs-block-code"><div class="sqs-block-content">${html}</div></div></div></div></div>`

/** Two pages of a site that changes its content without loading a document. The first has no block. */
export function squarespacePage(partner: Partner, { query }: Visit): Page {
  const hasQuote = query.get('page') === 'quote'
  const content = hasQuote ? codeBlock(block(partner)) : '<p>We look after your money.</p>'
  return builtPage({
    title: hasQuote ? 'Get a quote' : 'Home',
    css: CSS,
    body: `<header id="header"><nav aria-label="Pages"><a href="/squarespace">Home</a> <a href="/squarespace?page=quote">Insurance</a></nav></header>
<main id="page" class="Main Main--page">
<h1>${hasQuote ? 'Get a quote' : 'Home'}</h1>
${content}
</main>
<script type="module" src="/browser/ajaxPages.ts"></script>`,
  })
}
