import type { ColourName, MeasuredPair } from '@coverkit/ui/theme'
import type { ColourToken } from './StudioBrand.ts'

/** Elements that are drawn in each colour. */
const DRAWN: Readonly<Partial<Record<ColourName, string>>> = {
  ink: 'text and headings',
  softInk: 'hints and secondary text',
  action: 'links and quiet buttons',
  actionPressed: 'links and quiet buttons while pointed at',
  accentText: 'text in the accent',
  onAction: 'the words of primary buttons',
  success: 'words of success',
  info: 'words of information',
  warn: 'words of warning',
  error: 'error messages',
  border: 'borders of fields',
  focus: 'the ring around what has the focus',
  gap: 'the missing part of cover bars',
  held: 'the held part of cover bars',
  chart1: 'charts',
  chart2: 'charts',
  chart3: 'charts',
  chart4: 'charts',
  chart5: 'charts',
}

/** Their backgrounds. */
const PLACES: Readonly<Partial<Record<ColourName, string>>> = {
  surface: 'on the page',
  tint: 'on quiet areas',
  raised: 'on cards and dialogs',
  actionTint: 'on chosen answers',
  action: '',
  actionPressed: 'while pressed',
  accentTint: 'on accented areas',
  successTint: 'in messages of success',
  infoTint: 'in messages of information',
  warnTint: 'in warnings',
  errorTint: 'in error messages',
  held: 'beside the held part',
}

type Schemes<Value> = Readonly<Record<MeasuredPair['scheme'], Readonly<Partial<Record<ColourName, Value>>>>>

const FROM_ACTION = {
  focus: 'action',
  gap: 'action',
  chart1: 'action',
  chart3: 'action',
  chart5: 'action',
} as const
const FROM_ACCENT = { held: 'accent', chart4: 'accent', accentTint: 'accent' } as const

/** The brand's token that a theme colour is derived from: undefined where the theme decides it. */
const MADE_OF: Schemes<ColourToken> = {
  light: {
    ...FROM_ACTION,
    ...FROM_ACCENT,
    action: 'action',
    actionPressed: 'actionPressed',
    actionTint: 'action',
    accent: 'accent',
    accentText: 'accentText',
    chart2: 'accentText',
    ink: 'ink',
    softInk: 'softInk',
    tint: 'tint',
    border: 'border',
  },
  dark: {
    ...FROM_ACTION,
    ...FROM_ACCENT,
    action: 'action',
    actionPressed: 'action',
    accent: 'accent',
    accentText: 'accent',
    chart2: 'accentText',
    surface: 'ink',
    tint: 'ink',
    raised: 'ink',
    actionTint: 'ink',
    onAction: 'ink',
    ink: 'tint',
    softInk: 'softInk',
    border: 'border',
  },
}

/** Describes the elements that are drawn with a pair, and their background. */
export function placeOf({ foreground, background }: MeasuredPair): string {
  if (background.startsWith('chart')) return 'neighbours in a chart'
  return [DRAWN[foreground], PLACES[background]].filter(Boolean).join(' ')
}

/** The tokens that a pair is made of, the one to change first. */
export function tokensOfPair({ foreground, background, scheme }: MeasuredPair): readonly ColourToken[] {
  const found = [MADE_OF[scheme][foreground], MADE_OF[scheme][background]]
  return [...new Set(found.filter((token) => token !== undefined))]
}

/** Truncated, not rounded: a ratio that is too low must not be shown as sufficient. */
export const ratioText = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`

/** Says why a pair is refused: both colours, their measured and required contrast, and their use. */
export function pairFault(pair: MeasuredPair): string {
  const { foreground, background, scheme, measured, ratio } = pair
  const [first, second] = tokensOfPair(pair)
  const remedy = first ? ` Change ${second && second !== first ? `${first} or ${second}` : first}.` : ''
  return `${foreground} on ${background} is ${ratioText(measured)} in ${scheme} and needs ${ratio}:1: ${placeOf(pair)}.${remedy}`
}

export const isTooFaint = ({ measured, ratio }: MeasuredPair): boolean => measured < ratio
