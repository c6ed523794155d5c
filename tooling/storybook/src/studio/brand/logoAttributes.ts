/** Attributes that groups hand on to what is in them, as SVG and as React call them. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'fill',
  'fill-rule': 'fillRule',
  'fill-opacity': 'fillOpacity',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-miterlimit': 'strokeMiterlimit',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-opacity': 'strokeOpacity',
}

const GEOMETRY = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height'.split(' ')
const COLOURS = ['fill', 'stroke']
const COLOUR = /^(none|currentColor|[a-z]+|#[0-9a-f]{3}|#[0-9a-f]{6})$/i

/** What shapes have by the groups around them, by React's names, with `transform` and `opacity`. */
export type Presentation = Readonly<Record<string, string>>

const styleOf = (element: Element, name: string): string =>
  element instanceof SVGElement ? element.style.getPropertyValue(name) : ''

/** Styles are stronger than attributes. Browsers write colours of styles as `rgb(…)`. */
const readValue = (element: Element, name: string): string =>
  hexOf(styleOf(element, name) || (element.getAttribute(name) ?? ''))

function hexOf(value: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1)
  if (!channels) return value.trim()
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Why an element's values are not taken, as the end of a sentence; null where they are. */
export function refusedValue(element: Element): string | null {
  for (const name of COLOURS) {
    const value = readValue(element, name)
    if (value.includes('url('))
      return `has a gradient or a pattern in it (${name}="${value}"). Only plain colours are taken.`
    if (value !== '' && !COLOUR.test(value))
      return `has the colour ${value} in it. Colours are taken as six digits, such as #1F4FA3.`
  }
  const referring = ['clip-path', 'mask', 'filter'].find((name) => readValue(element, name) !== '')
  return referring ? `has a ${referring} in it. Only shapes with plain colours are taken.` : null
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** What an element draws with, and what it hands on to its children. */
export function readPresentation(element: Element, around: Presentation) {
  const own = Object.entries(INHERITED).flatMap(([name, reactName]) => {
    const value = readValue(element, name)
    return value === '' ? [] : [[reactName, value] as const]
  })
  const transform = joined(around.transform, element.getAttribute('transform') ?? undefined)
  const opacity = Number(around.opacity ?? 1) * Number(readValue(element, 'opacity') || 1)
  const inherited: Presentation = {
    ...around,
    ...Object.fromEntries(own),
    ...(transform !== '' && { transform }),
    ...(opacity < 1 && { opacity: String(opacity) }),
  }
  const geometry = GEOMETRY.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  // A shape that says nothing of its colour is black: it takes the colour of text, which dark mode changes.
  const attributes: Presentation = {
    ...Object.fromEntries(geometry),
    fill: 'currentColor',
    ...inherited,
  }
  return { inherited, attributes }
}
