import type { Page, Partner } from '../partner.ts'
import { block, builtPage } from './block.ts'

/** Content of an Embed HTML element's frame: the pasted code and nothing else. */
export function wixBlockPage(partner: Partner): Page {
  return builtPage({ title: 'Embedded content', css: 'body { margin: 0 }', body: block(partner) })
}
