import { checkColours } from './checkColours.ts'
import { checkContrast } from './checkContrast.ts'
import { atLightness, mix, readableOn } from './colour.ts'
import type { Theme } from './Theme.ts'
import type { BrandTokens, Colours } from './tokens.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'
const SYSTEM_STACK =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

// The same in every brand, so that a warning is a warning wherever a customer meets it.
const STATUS_LIGHT = {
  success: '#17663a',
  successTint: '#eaf6ee',
  info: '#1b5a94',
  infoTint: '#eaf3fb',
  warn: '#7d4b00',
  warnTint: '#fff4dc',
  error: '#b3261e',
  errorTint: '#fdeeec',
}

const STATUS_DARK = {
  success: '#7bd49a',
  successTint: '#12291b',
  info: '#8fc4f4',
  infoTint: '#10263a',
  warn: '#f2c063',
  warnTint: '#2f2410',
  error: '#ff9d93',
  errorTint: '#3a1815',
}

const LIGHT_LADDER = [0.31, 0.39, 0.475, 0.56, 0.65] as const
const DARK_LADDER = [0.94, 0.85, 0.76, 0.67, 0.59] as const

function chartColours(tokens: BrandTokens, [first, second, third, fourth, fifth]: Ladder) {
  const { action, accentText, accent } = tokens.colours
  return {
    chart1: atLightness(action, first),
    chart2: atLightness(accentText, second),
    chart3: atLightness(action, third),
    chart4: atLightness(accent, fourth),
    chart5: atLightness(action, fifth),
  }
}

type Ladder = readonly [number, number, number, number, number]

function lightColours(tokens: BrandTokens): Colours {
  const { colours } = tokens
  return {
    ...colours,
    ...STATUS_LIGHT,
    ...chartColours(tokens, LIGHT_LADDER),
    surface: WHITE,
    raised: WHITE,
    line: mix(WHITE, colours.border, 0.42),
    hair: mix(WHITE, colours.border, 0.24),
    track: mix(WHITE, colours.border, 0.2),
    actionTint: mix(WHITE, colours.action, 0.07),
    onAction: WHITE,
    accentTint: mix(WHITE, colours.accent, 0.16),
    gap: colours.action,
    held: readableOn(colours.accent, [WHITE], BLACK, 3.1),
    focus: colours.action,
  }
}

function darkColours(tokens: BrandTokens): Colours {
  const { colours } = tokens
  const surface = mix(colours.ink, BLACK, 0.26)
  const tint = mix(colours.ink, BLACK, 0.06)
  const raised = mix(colours.ink, WHITE, 0.05)
  const actionTint = mix(raised, colours.action, 0.3)
  const behind = [surface, tint, raised, actionTint]
  const action = readableOn(colours.action, behind, WHITE, 6)
  return {
    ...STATUS_DARK,
    ...chartColours(tokens, DARK_LADDER),
    surface,
    tint,
    raised,
    actionTint,
    ink: mix(WHITE, colours.tint, 0.6),
    softInk: readableOn(colours.softInk, behind, WHITE, 6.5),
    border: readableOn(colours.border, behind, WHITE, 3.6),
    line: mix(raised, WHITE, 0.14),
    hair: mix(raised, WHITE, 0.08),
    track: mix(raised, WHITE, 0.12),
    action,
    actionPressed: mix(action, WHITE, 0.35),
    onAction: mix(colours.ink, BLACK, 0.6),
    accent: colours.accent,
    accentText: readableOn(colours.accent, behind, WHITE, 6),
    accentTint: mix(raised, colours.accent, 0.18),
    gap: atLightness(colours.action, 0.86),
    held: readableOn(atLightness(colours.accent, 0.56), [raised], WHITE, 3.1),
    focus: action,
  }
}

const rem = (px: number) => `${px / 16}rem`

// From the size on a 360 px phone to the size on a 1280 px desktop.
function fluid(phone: number, desktop: number): string {
  const slope = (desktop - phone) / (1280 - 360)
  return `clamp(${rem(phone)}, ${rem(Math.round(phone - slope * 360))} + ${(slope * 100).toFixed(2)}vw, ${rem(desktop)})`
}

/** On a phone with large text a space takes no larger share of the screen than on the narrowest phone with ordinary text. */
const space = (px: number) => `min(${rem(px)}, ${px / 3.2}vw)`

function sharedValues(tokens: BrandTokens) {
  const body = tokens.bodyFamily ?? SYSTEM_STACK
  return {
    space: {
      4: space(4),
      8: space(8),
      12: space(12),
      16: space(16),
      20: space(20),
      24: space(24),
      32: space(32),
      40: space(40),
      48: space(48),
      64: space(64),
      96: space(96),
    },
    text: {
      15: rem(15),
      17: rem(17),
      20: fluid(19, 20),
      24: fluid(22, 24),
      30: fluid(26, 30),
      38: fluid(31, 38),
      48: fluid(36, 48),
    },
    font: {
      body,
      heading: tokens.headingFamily ?? body,
      headingWeight: String(tokens.headingWeight ?? 700),
      headingTracking: tokens.headingTracking ?? '0em',
    },
    radius: { control: `${tokens.radius}px`, card: `${Math.round(tokens.radius * 1.5)}px` },
    border: { width: `${tokens.borderWidth ?? 1}px` },
    measure: { reading: '38rem', form: '40rem', aside: '20rem', pair: '63rem', page: '72rem' },
  }
}

/**
 * The theme that tokens lead to, whether it can be read or not.
 * @throws RangeError that names the tokens that are no colours.
 */
export function uncheckedTheme(tokens: BrandTokens): Theme {
  checkColours(tokens.colours)
  const shared = sharedValues(tokens)
  const { ink } = tokens.colours
  const [light, dark] = [lightColours(tokens), darkColours(tokens)]
  return {
    light: {
      ...shared,
      colour: light,
      shadow: { card: tokens.shadow ?? 'none', raised: `0 12px 32px -8px ${ink}40, 0 2px 8px ${ink}1f` },
    },
    dark: {
      ...shared,
      colour: dark,
      shadow: { card: 'none', raised: '0 12px 32px -8px #000000b3, 0 2px 8px #00000080' },
    },
  }
}

/**
 * The full theme of a brand, in both colour schemes. Colours are six-digit hex; lengths are rem, px or `clamp()`.
 * @throws RangeError that names the tokens that are no colours, or else the pairs that cannot be told apart well enough.
 */
export function makeTheme(tokens: BrandTokens): Theme {
  const theme = uncheckedTheme(tokens)
  checkContrast({ light: theme.light.colour, dark: theme.dark.colour })
  return theme
}
