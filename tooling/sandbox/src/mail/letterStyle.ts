import type { LetterColours } from '../brands/letterhead.ts'

const WHITE = '#FFFFFF'
const BLACK = '#000000'

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes two colours; `share` is the part of the second. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((one, index) => Math.round(one + ((target[index] ?? one) - one) * share))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** Computes the relative luminance as in WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Computes the contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Lightens the colour until it reaches a contrast with its background. */
function lightenedOn(colour: string, behind: string, ratio: number): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, WHITE, step / 20))
  return steps.find((one) => contrast(one, behind) >= ratio) ?? WHITE
}

/** The colours of a message. */
export interface LetterPalette {
  readonly page: string
  readonly paper: string
  readonly ink: string
  readonly softInk: string
  readonly action: string
  readonly onAction: string
  readonly line: string
}

/** Returns a brand's colours on white, and on the dark background that they give its site. */
export function letterPalettes(colours: LetterColours): { light: LetterPalette; dark: LetterPalette } {
  const { action, ink, softInk, tint, border } = colours
  const paper = mix(ink, WHITE, 0.05)
  return {
    light: {
      page: tint,
      paper: WHITE,
      ink,
      softInk,
      action,
      onAction: WHITE,
      line: mix(WHITE, border, 0.42),
    },
    dark: {
      page: mix(ink, BLACK, 0.26),
      paper,
      ink: mix(WHITE, tint, 0.6),
      softInk: lightenedOn(softInk, paper, 6.5),
      action: lightenedOn(action, paper, 6),
      onAction: mix(ink, BLACK, 0.6),
      line: mix(paper, WHITE, 0.14),
    },
  }
}

const inPalette = ({ page, paper, ink, softInk, action, onAction, line }: LetterPalette) =>
  [
    `body{background:${page};color:${ink}}`,
    `.letter{background:${paper};color:${ink};border-color:${line}}`,
    `.brand{color:${action}}`,
    `.foot{color:${softInk}}`,
    `.letter a{background:${action};color:${onAction}}`,
    `strong{border-color:${line}}`,
    `th,td{border-color:${line}}`,
  ].join('')

const SHAPE = [
  'body{margin:0;padding:24px 12px;font:17px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}',
  '.page{max-width:600px;margin:0 auto;overflow-wrap:break-word}',
  '.brand{margin:0 0 12px;font-size:20px;font-weight:700}',
  '.letter{padding:24px;border:1px solid;border-radius:12px}',
  'h1{margin:0 0 16px;font-size:24px;line-height:1.25}',
  '.letter p{margin:0 0 16px}',
  '.letter p:last-child{margin-bottom:0}',
  '.letter a{display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none}',
  'strong{display:inline-block;padding:8px 16px;border:1px solid;border-radius:8px;font-size:20px;font-weight:600}',
  'table{width:100%;margin:24px 0 8px;border-collapse:collapse;font-variant-numeric:tabular-nums}',
  'caption{padding:0 0 8px;font-weight:600;text-align:left}',
  'th,td{padding:8px 0;border-bottom:1px solid;font-weight:400;text-align:left;vertical-align:top}',
  'td{padding-left:16px;text-align:right}',
  '.foot{padding:16px 24px;font-size:15px;line-height:1.5}',
  '.foot p{margin:0 0 4px}',
  '@media (max-width:480px){body{padding:12px 0}.letter{padding:20px 16px;border-width:1px 0;border-radius:0}.brand{padding:0 16px}.foot{padding:16px}}',
].join('')

/** Returns the stylesheet of a message: light or dark colours, as set on the reader's device. */
export function letterStyle(colours: LetterColours): string {
  const { light, dark } = letterPalettes(colours)
  return `${SHAPE}${inPalette(light)}@media (prefers-color-scheme:dark){${inPalette(dark)}}`
}
