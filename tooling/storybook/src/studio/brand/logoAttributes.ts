/** Attributes that groups pass on to their children, by their names in SVG and in React. */
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

/** Attributes that shapes inherit from their groups, by React's names, with `transform` and `opacity`. */
export type Presentation = Readonly<Record<string, string>>

const styleOf = (element: Element, name: string): string =>
  element instanceof SVGElement ? element.style.getPropertyValue(name) : ''

/** Reads a style before its attribute. Browsers write colours of styles as `rgb(…)`. */
const readValue = (element: Element, name: string): string =>
  hexOf(styleOf(element, name) || (element.getAttribute(name) ?? ''))

function hexOf(value: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1)
  if (!channels) return value.trim()
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Returns why an element's values are refused, as the end of a sentence; null where they are accepted. */
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

/** Returns an element's own attributes for drawing, and those that its children inherit. */
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
  // A shape without a colour is black: it takes the colour of text, which dark mode changes.
  const attributes: Presentation = {
    ...Object.fromEntries(geometry),
    fill: 'currentColor',
    ...inherited,
  }
  return { inherited, attributes }
}
