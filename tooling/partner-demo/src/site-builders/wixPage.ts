import { escapeHtml, type Page, type Partner, type Visit } from '../partner.ts'
import { builtPage } from './block.ts'

const CSS = `
body { margin: 0; font-family: sans-serif }
#comp-quote, #comp-quote iframe { width: 100%; height: 700px; border: 0 }`

/** A page with an Embed HTML element: the code is in a frame of the builder's own host, of a fixed height. */
export function wixPage(_partner: Partner, { origin }: Visit): Page {
  const host = new URL(origin)
  const block = escapeHtml(`${host.protocol}//builder.localhost:${host.port}/wix-block`)
  return builtPage({
    title: 'Our insurance',
    css: CSS,
    body: `<div id="SITE_CONTAINER"><main id="PAGES_CONTAINER">
<h1>Our insurance</h1>
<div id="comp-quote"><iframe title="Embedded content" src="${block}" sandbox="allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts allow-pointer-lock"></iframe></div>
</main></div>`,
  })
}
