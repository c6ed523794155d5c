const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)]
  return new Map(found.map((part) => [(part[1] ?? '').toLowerCase(), part[2] ?? part[3] ?? part[4] ?? '']))
}

function faultOf(tag: string, attributes: Map<string, string>): string | null {
  for (const [name, value] of attributes) {
    if (name === 'style') return 'a style attribute'
    if (name.startsWith('on')) return `an event attribute "${name}"`
    if (/^\s*javascript:/i.test(value)) return `a script address in "${name}"`
  }
  const isCode = tag === 'script' && !DATA_TYPES.has(attributes.get('type') ?? '')
  return isCode && !attributes.get('src') ? 'an inline script' : null
}

/** Finds what the content security policy would block in a prerendered page; an empty list is a pass. */
export function findHtmlFaults(html: string): string[] {
  const tags = [...html.matchAll(TAG)].map((match) => ({
    text: match[0],
    name: (match[1] ?? '').toLowerCase(),
    attributes: attributesOf(match[2] ?? ''),
  }))
  const faults = tags.flatMap(({ text, name, attributes }) => {
    const fault = faultOf(name, attributes)
    return fault ? [`${fault}: ${text.slice(0, 160)}`] : []
  })
  const styles = tags.filter((tag) => tag.name === 'style').length
  return styles > 1 ? [...faults, `${styles} style elements, at most one is allowed`] : faults
}

export function checkHtml(path: string, html: string): void {
  const faults = findHtmlFaults(html)
  if (faults.length > 0) throw new Error(`The page ${path} breaks its security policy:\n${faults.join('\n')}`)
}
