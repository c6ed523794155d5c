import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const TABLET = 'screen and (min-width: 48rem)'

/** Left out on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

export const amount = style({
  color: theme.colour.ink,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  // Large text breaks before `a month`.
  '@media': { 'screen and (max-width: 15rem)': { whiteSpace: 'normal' } },
})

export const overviewHead = style({
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[20],
  '@media': { [TABLET]: { padding: `${theme.space[24]} ${theme.space[24]} ${theme.space[16]}` } },
})

export const overviewFoot = style({
  padding: `${theme.space[12]} ${theme.space[20]} ${theme.space[4]}`,
  borderBlockStart: `1px solid ${theme.colour.hair}`,
  fontSize: theme.text[15],
  '@media': { [TABLET]: { paddingInline: theme.space[24] } },
})

/** The parts beside the sum. */
export const working = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  alignItems: 'start',
  '@media': { [TABLET]: { gridTemplateColumns: '1.15fr 1fr', gap: theme.space[40] } },
})

// Bars have their amounts beside them, and the lines below add up to the same total.
globalStyle(`${working} figure details`, { '@media': { print: { display: 'none' } } })

export const after = style({ marginBlockStart: theme.space[40] })

/** Actions on the result, one on each row. */
export const actions = style({
  listStyle: 'none',
  paddingBlockStart: theme.space[8],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

globalStyle(`${actions} > li + li`, { borderBlockStart: `1px solid ${theme.colour.line}` })

globalStyle(`${actions} > li > :is(a, button), ${actions} > li > details > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.colour.ink,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  listStyle: 'none',
  cursor: 'pointer',
})

globalStyle(`${actions} > li > :is(a, button):hover, ${actions} > li > details > summary:hover`, {
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
})

globalStyle(`${actions} summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${actions} :is(a, button, summary) > svg`, { color: theme.colour.action })
globalStyle(`${actions} > li > details[open]`, { paddingBlockEnd: theme.space[16] })

// On paper only the result is left: no header, footer or navigation of the site.
globalStyle('body > * header, body > * footer, body > * nav', {
  '@media': { print: { display: 'none' } },
})
