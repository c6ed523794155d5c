import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 64rem)'

export const footer = style({
  paddingBlock: `${theme.space[24]} ${theme.space[32]}`,
  background: theme.colour.tint,
  borderBlockStart: `1px solid ${theme.colour.hair}`,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[16]} ${theme.space[48]}`,
  maxInlineSize: theme.measure.page,
  marginInline: 'auto',
  paddingInline: theme.space[16],
  boxSizing: 'content-box',
  '@media': {
    'screen and (min-width: 40rem)': { paddingInline: theme.space[24] },
    [DESK]: { gridTemplateColumns: `minmax(0, ${theme.measure.form}) minmax(0, 1fr)` },
  },
})

export const words = style({ display: 'grid', alignContent: 'start', gap: theme.space[8] })

export const support = style({ color: theme.colour.ink })

export const ways = style({
  '@media': { [DESK]: { justifySelf: 'end', marginBlockStart: `calc(-1 * ${theme.space[12]})` } },
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[24],
  listStyle: 'none',
  '@media': {
    [DESK]: { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: theme.space[40] },
  },
})

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: theme.colour.ink,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
})
