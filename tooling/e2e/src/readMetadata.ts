/** Metadata in the head of a built page. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly ogTitle: string
  readonly ogType: string
  readonly canonical: string
  /** The types of its structured data, in their order. */
  readonly types: readonly string[]
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** Returns the text between two texts, with its entities decoded; blank where one is missing. */
function between(html: string, start: string, end: string): string {
  const found = html.split(start, 2)[1]?.split(end, 1)[0] ?? ''
  return Object.entries(ENTITIES).reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    found,
  )
}

const typesIn = (html: string): readonly string[] =>
  html
    .split('<script type="application/ld+json">')
    .slice(1)
    .flatMap((block) => {
      const data: { readonly '@type': string | string[] } = JSON.parse(block.split('</script>', 1)[0] ?? '')
      return data['@type']
    })

/** Reads the head of a built page. */
export const readMetadata = (html: string): PageMetadata => ({
  title: between(html, '<title>', '</title>'),
  description: between(html, 'name="description" content="', '"'),
  ogTitle: between(html, 'property="og:title" content="', '"'),
  ogType: between(html, 'property="og:type" content="', '"'),
  canonical: between(html, 'rel="canonical" href="', '"'),
  types: typesIn(html),
})
