import type { Page, Partner } from '../partner.ts'
import { block, builtPage } from './block.ts'

const CSS = `
body { margin: 0; font-family: sans-serif; font-size: 14px; line-height: 20px }
* { box-sizing: border-box }
.w-embed::before, .w-embed::after { content: " "; display: table }
.w-container { max-width: 940px; margin-inline: auto }`

/** A page with a Code Embed element. */
export function webflowPage(partner: Partner): Page {
  return builtPage({
    title: 'Insurance',
    css: CSS,
    body: `<section class="section"><main class="w-container">
<h1 class="heading">Insurance</h1>
<div class="html-embed w-embed w-script">${block(partner)}</div>
</main></section>`,
  })
}
