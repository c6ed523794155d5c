import type { ColourName } from './tokens.ts'

/** A colour and the one behind it, with the least contrast ratio they need (1 to 21, WCAG 2.2). */
export type ContrastPair = { foreground: ColourName; background: ColourName; ratio: number }

const TEXT = 4.5
const CONTROL = 3
const NEIGHBOUR = 1.2
const APART = 1.5

const onAll = (names: ColourName[], backgrounds: ColourName[], ratio: number): ContrastPair[] =>
  names.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, ratio })))

/**
 * Every pair of theme colours the kit puts together: text at 4.5:1, borders of controls, icons, focus and charts at 3:1; neighbours in a chart differ in lightness.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...onAll(['ink', 'softInk'], ['surface', 'tint', 'raised', 'actionTint'], TEXT),
  ...onAll(['action', 'actionPressed', 'accentText'], ['surface', 'tint', 'raised'], TEXT),
  ...onAll(['action'], ['actionTint'], TEXT),
  ...onAll(['onAction'], ['action', 'actionPressed'], TEXT),
  ...onAll(['ink'], ['successTint', 'infoTint', 'warnTint', 'errorTint'], TEXT),
  ...onAll(['error', 'success'], ['surface', 'tint', 'raised'], TEXT),
  { foreground: 'success', background: 'successTint', ratio: TEXT },
  { foreground: 'info', background: 'infoTint', ratio: TEXT },
  { foreground: 'warn', background: 'warnTint', ratio: TEXT },
  { foreground: 'error', background: 'errorTint', ratio: TEXT },
  ...onAll(['border', 'focus'], ['surface', 'tint', 'raised'], CONTROL),
  ...onAll(['gap', 'held'], ['surface', 'raised'], CONTROL),
  { foreground: 'accentText', background: 'accentTint', ratio: TEXT },
  { foreground: 'gap', background: 'held', ratio: APART },
  ...onAll(['chart1', 'chart2', 'chart3', 'chart4', 'chart5'], ['surface', 'raised'], CONTROL),
  { foreground: 'chart1', background: 'chart2', ratio: NEIGHBOUR },
  { foreground: 'chart2', background: 'chart3', ratio: NEIGHBOUR },
  { foreground: 'chart3', background: 'chart4', ratio: NEIGHBOUR },
  { foreground: 'chart4', background: 'chart5', ratio: NEIGHBOUR },
]
