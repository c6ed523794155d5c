import type { LogoDrawing, LogoShape } from '@coverkit/generate/brand-files'
import { type Presentation, readPresentation, refusedValue } from './logoAttributes.ts'

export type ReadLogo = { readonly drawing: LogoDrawing } | { readonly refusal: string }

const KIB = 1024
export const LARGEST_LOGO_KIB = 20
const MOST_SHAPES = 40
const WIDEST = 7
const HEIGHT = 36
const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
/** Elements for people who open the file: they draw nothing. */
const WORDS = ['title', 'desc']

class Refused extends Error {}

function checkElement(element: Element): void {
  const { localName, namespaceURI, tagName } = element
  if (localName === 'script') throw new Refused('has a script in it. Scripts aren’t taken: save it without.')
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name) || /^\s*javascript:/i.test(value))
      throw new Refused(`has a script in it (${name}). Scripts aren’t taken: save it without.`)
  }
  if (namespaceURI !== SVG || ![...SHAPES, ...WORDS, 'g'].includes(localName))
    throw new Refused(
      `has <${tagName}> in it. Only shapes are taken, in groups: ${SHAPES.join(', ')}. Save it as a plain SVG, with text turned to paths.`,
    )
  const wrong = refusedValue(element)
  if (wrong !== null) throw new Refused(wrong)
}

function shapesIn(parent: Element, around: Presentation): readonly LogoShape[] {
  return [...parent.children].flatMap((element) => {
    checkElement(element)
    if (WORDS.includes(element.localName)) return []
    const own = readPresentation(element, around)
    if (element.localName === 'g') return shapesIn(element, own.inherited)
    return [{ tag: element.localName, ...own.attributes }]
  })
}

function boxOf(svg: Element): readonly number[] {
  const given =
    svg.getAttribute('viewBox') ?? `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`
  const numbers = given.split(/[\s,]+/).map(Number.parseFloat)
  const [, , width = 0, height = 0] = numbers
  if (numbers.length !== 4 || !(width > 0 && height > 0))
    throw new Refused('has no viewBox, so it isn’t known how large its drawing is.')
  if (width > WIDEST * height) throw new Refused(`is more than ${WIDEST} times as wide as high.`)
  return numbers
}

function draw(text: string): LogoDrawing {
  const size = new TextEncoder().encode(text).length
  if (size > LARGEST_LOGO_KIB * KIB)
    throw new Refused(
      `has ${Math.ceil(size / KIB)} KiB, more than ${LARGEST_LOGO_KIB}. Simplify its paths, or save it without metadata.`,
    )
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (svg.localName !== 'svg' || svg.namespaceURI !== SVG || svg.querySelector('parsererror'))
    throw new Refused('is no SVG file.')
  const shapes = shapesIn(svg, readPresentation(svg, {}).inherited)
  if (shapes.length === 0) throw new Refused('has no shapes in it.')
  if (shapes.length > MOST_SHAPES)
    throw new Refused(`has ${shapes.length} shapes, more than ${MOST_SHAPES}. Join those of one colour.`)
  const box = boxOf(svg)
  const [, , width = 1, height = 1] = box
  return { viewBox: box.join(' '), width: Math.round((HEIGHT * width) / height), height: HEIGHT, shapes }
}

/** Returns the drawing of an SVG file, or a sentence on why it is refused, which begins with its name. */
export function readLogo(fileName: string, text: string): ReadLogo {
  try {
    return { drawing: draw(text) }
  } catch (error) {
    if (error instanceof Refused) return { refusal: `${fileName} ${error.message}` }
    throw error
  }
}
