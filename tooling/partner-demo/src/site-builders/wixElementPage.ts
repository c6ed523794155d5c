import { escapeHtml, type Page, type Partner } from '../partner.ts'
import { builtPage } from './block.ts'

/** A page with a Custom Element: the builder writes the tag and its attributes, and loads the script as a module. */
export function wixElementPage({ embed, loader }: Partner): Page {
  const host = escapeHtml(embed)
  return builtPage({
    title: 'Our insurance',
    css: 'body { margin: 0; font-family: sans-serif } #comp-quote { width: 100% }',
    body: `<div id="SITE_CONTAINER"><main id="PAGES_CONTAINER">
<h1>Our insurance</h1>
<div id="comp-quote"><coverkit-embed host="${host}" account="wattlebird" flow="client-quote"></coverkit-embed></div>
</main></div>
<script type="module" src="${host}/${loader.alias}"></script>`,
  })
}
