import type { ColourName } from './tokens.ts'

/** A value for every token of one colour scheme, by group and name. */
export type Tokens<Value> = {
  readonly colour: Readonly<Record<ColourName, Value>>
  /** Steps of space, named by their px at the browser's own text size. */
  readonly space: Readonly<Record<4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 96, Value>>
  /** Steps of the type scale, named by their px on a desktop. */
  readonly text: Readonly<Record<15 | 17 | 20 | 24 | 30 | 38 | 48, Value>>
  readonly font: Readonly<Record<'body' | 'heading' | 'headingWeight' | 'headingTracking', Value>>
  readonly radius: Readonly<Record<'control' | 'card', Value>>
  readonly border: Readonly<Record<'width', Value>>
  readonly shadow: Readonly<Record<'card' | 'raised', Value>>
  /** How wide a column of text, a form, the panel beside it, both with their gap, and a page get. */
  readonly measure: Readonly<Record<'reading' | 'form' | 'aside' | 'pair' | 'page', Value>>
}

/** Every token's css value: colours are six-digit hex, lengths rem, px or `clamp()`. */
export type ThemeTokens = Tokens<string>

/** Every token's reference: `var(--ck-colour-action)`. */
export type ThemeContract = Tokens<`var(--${string})`>

/** A brand's tokens in both colour schemes. They differ in `colour` and `shadow` only. */
export type Theme = {
  readonly light: ThemeTokens
  readonly dark: ThemeTokens
}
