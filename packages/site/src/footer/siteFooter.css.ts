import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 52rem)'

export const footer = style({
  background: theme.colour.tint,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  color: theme.colour.softInk,
})

/** Limited to the width of its container: a long address would make the page wider than the screen. */
const ONE_COLUMN = 'minmax(0, 1fr)'

export const inner = style({
  display: 'grid',
  gridTemplateColumns: ONE_COLUMN,
  gap: theme.space[32],
  maxInlineSize: theme.measure.page,
  marginInline: 'auto',
  padding: `${theme.space[48]} ${theme.space[16]} ${theme.space[64]}`,
  boxSizing: 'content-box',
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
})

export const top = style({
  display: 'grid',
  gridTemplateColumns: ONE_COLUMN,
  gap: theme.space[32],
  '@media': { [WIDE]: { gridTemplateColumns: `${ONE_COLUMN} minmax(0, 2fr)`, gap: theme.space[64] } },
})

export const contact = style({
  display: 'grid',
  gridTemplateColumns: ONE_COLUMN,
  gap: theme.space[4],
  justifyItems: 'start',
})

export const logo = style({ color: theme.colour.action, marginBlockEnd: theme.space[8] })

export const contactLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  color: theme.colour.ink,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: theme.space[32],
  listStyle: 'none',
})

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: theme.colour.ink,
})

export const legal = style({
  display: 'grid',
  gap: theme.space[12],
  fontSize: theme.text[15],
  paddingBlockStart: theme.space[24],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

globalStyle(`${legal} p`, { maxInlineSize: '56rem' })
