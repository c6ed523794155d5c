import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[8],
  minInlineSize: 0,
  maxInlineSize: theme.measure.form,
})

/** The controls of a group are a little further from its question than a single control is. */
export const group = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space[12],
  minInlineSize: 0,
  maxInlineSize: theme.measure.form,
})

/** An address in it may be wider than a phone. */
export const label = componentStyle({
  maxInlineSize: '100%',
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

/** The question of a group of choices: as heavy as a small heading, since its answers are a block of their own. */
export const legend = componentStyle({
  paddingBlockEnd: theme.space[12],
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[20],
  lineHeight: 1.3,
  letterSpacing: `calc(${theme.font.headingTracking} * 0.4)`,
  textWrap: 'pretty',
})

/** A question of a sentence or two, in the font of text. */
export const questionLegend = componentStyle({
  paddingBlockEnd: theme.space[12],
  fontSize: '1.1875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

/** The legend of a group among single fields, such as a date. */
export const labelLegend = componentStyle({
  paddingBlockEnd: theme.space[8],
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

/** Its line is reserved while there is no message, so that nothing below moves. */
export const echo = componentStyle({
  minBlockSize: '1.5em',
  color: theme.colour.accentText,
  fontSize: theme.text[15],
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.5,
})

export const optional = componentStyle({
  fontFamily: theme.font.body,
  fontSize: theme.text[17],
  fontWeight: 400,
  letterSpacing: 0,
  color: theme.colour.softInk,
})

export const hint = componentStyle({
  color: theme.colour.softInk,
  lineHeight: 1.45,
  marginBlockStart: '-4px',
})

export const error = componentStyle({
  display: 'flex',
  gap: theme.space[8],
  alignItems: 'flex-start',
  color: theme.colour.error,
  fontWeight: 600,
  lineHeight: 1.45,
})

export const errorMark = componentStyle({
  flex: 'none',
  display: 'flex',
  blockSize: '1.45em',
  alignItems: 'center',
})

nestedStyle(`:is(${legend}, ${questionLegend}) + ${group} > ${hint}`, { marginBlockStart: '-8px' })
