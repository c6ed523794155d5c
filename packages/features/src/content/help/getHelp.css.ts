import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 40rem)'
const DESK = 'screen and (min-width: 64rem)'
const line = `1px solid ${theme.colour.line}`

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[48],
  paddingBlock: `${theme.space[24]} ${theme.space[96]}`,
})

export const header = style({ display: 'grid', gap: theme.space[16], maxInlineSize: theme.measure.reading })

export const chooser = style({
  display: 'grid',
  gap: theme.space[12],
  listStyle: 'none',
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } },
})

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: theme.space[16],
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  border: line,
  borderRadius: theme.radius.card,
  selectors: { '&:hover': { background: theme.colour.tint, textDecoration: 'underline' } },
})

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[48]} ${theme.space[64]}`,
  '@media': { [DESK]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[12],
  alignContent: 'start',
  maxInlineSize: theme.measure.reading,
  scrollMarginBlockStart: theme.space[24],
})

export const contact = style({
  display: 'grid',
  gap: theme.space[12],
  maxInlineSize: theme.measure.reading,
  padding: theme.space[24],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
})

export const links = style({ display: 'grid', listStyle: 'none' })
