import { type BrandData, isOffered, OFFER_NAMES } from '@coverkit/brand'
import { pageData } from './pageData.ts'
import { kindOf } from './pageKinds.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** Safe inside a script element: no `<` is left that could end it. */
const jsonLd = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

export type PageHead = {
  path: string
  title: string
  /** Whether the rendered page brings its own title element. */
  hasOwnTitle?: boolean
  description: string
  indexed: boolean
  structuredData?: readonly object[] | undefined
}

/** Title, description, canonical address, social tags and structured data of one page. */
export function pageHead(brand: BrandData, head: PageHead): string {
  const address = `${brand.link}${head.path}`
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
  const missing = OFFER_NAMES.filter((name) => !isOffered(brand, name))
  return [
    head.hasOwnTitle ? '' : `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'coverkit:account-name', brand.accountName),
    meta('name', 'coverkit:privacy-policy-link', brand.privacyPolicyLink),
    missing.length > 0 ? meta('name', 'coverkit:not-offered', missing.join(' ')) : '',
    head.indexed ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', kindOf(head.path).ogType),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${brand.link}/social.png`),
    meta('property', 'og:locale', 'en_AU'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.indexed ? pageData(brand, head, head.structuredData) : []).map(jsonLd),
  ].join('')
}
