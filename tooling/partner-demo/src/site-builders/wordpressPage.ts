import { escapeHtml, type Page, type Partner, type Visit } from '../partner.ts'
import { block, builtPage } from './block.ts'

const CSS = `
body { margin: 0; font-family: serif }
.entry-content > * { max-width: 645px; margin-inline: auto }
.entry-content iframe { max-width: 100% }`

/** The block after a plugin or the host removed its scripts: the bare frame of docs/embedding.md. */
const frame = ({ embed }: Partner) => `<iframe
  src="${escapeHtml(embed)}/client-quote/select-covers?accountName=wattlebird"
  title="Life insurance quotes and applications"
  width="100%" height="900" style="border: 0"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
  referrerpolicy="strict-origin"
></iframe>`

/** A post with a Custom HTML block, or with the rest of one. */
export function wordpressPage(partner: Partner, { query }: Visit): Page {
  const html = query.get('scripts') === 'removed' ? frame(partner) : block(partner)
  return builtPage({
    title: 'Cover for your family',
    css: CSS,
    body: `<div class="wp-site-blocks"><main class="wp-block-group is-layout-flow">
<h1 class="wp-block-post-title">Cover for your family</h1>
<div class="entry-content wp-block-post-content is-layout-constrained">
<p>We work with an insurance broker. Compare prices here.</p>
${html}
<p>Questions? Call us.</p>
</div></main></div>`,
  })
}
