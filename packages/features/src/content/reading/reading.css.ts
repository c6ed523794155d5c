import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 64rem)'
const WIDE = 'screen and (min-width: 40rem)'
const line = `1px solid ${theme.colour.line}`

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  paddingBlock: `${theme.space[24]} ${theme.space[96]}`,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[48],
  '@media': {
    [DESK]: {
      gridTemplateColumns: `minmax(0, ${theme.measure.reading}) 17rem`,
      justifyContent: 'space-between',
      alignItems: 'start',
    },
  },
})

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[32],
  maxInlineSize: theme.measure.reading,
})

export const header = style({ display: 'grid', gap: theme.space[16], marginBlockEnd: theme.space[8] })

export const related = style({
  display: 'grid',
  gap: theme.space[16],
  marginBlockStart: theme.space[16],
  paddingBlockStart: theme.space[32],
  borderBlockStart: line,
  '@media': { print: { display: 'none' } },
})

export const aboutHeading = style({ fontSize: theme.text[17], fontWeight: 600 })

export const about = style({
  display: 'grid',
  gap: theme.space[12],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

globalStyle(`${about} ${aboutHeading}`, { fontSize: theme.text[15], color: theme.colour.ink })

export const sources = style({ display: 'grid', gap: theme.space[4], listStyle: 'none' })

export const pager = style({
  display: 'grid',
  gap: theme.space[16],
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
})

export const pagerLink = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[4],
  padding: `${theme.space[12]} ${theme.space[16]}`,
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  border: line,
  borderRadius: theme.radius.card,
  selectors: { '&:hover': { background: theme.colour.tint, textDecoration: 'underline' } },
})

export const pagerWord = style({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontWeight: 400,
})

export const seriesNav = style({
  display: 'grid',
  gap: theme.space[8],
  paddingBlockStart: theme.space[32],
  borderBlockStart: line,
  '@media': {
    [DESK]: {
      position: 'sticky',
      insetBlockStart: theme.space[24],
      paddingBlockStart: 0,
      borderBlockStart: 0,
    },
    print: { display: 'none' },
  },
})

export const seriesName = style({ fontSize: theme.text[15], fontWeight: 600 })

export const seriesLinks = style({
  display: 'grid',
  borderInlineStart: line,
  listStyle: 'none',
})

globalStyle(`${seriesLinks} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: theme.space[8],
  paddingInline: `${theme.space[16]} ${theme.space[8]}`,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.35,
})

globalStyle(`${seriesLinks} a[aria-current=page]`, {
  color: theme.colour.ink,
  fontWeight: 600,
  boxShadow: `inset 3px 0 ${theme.colour.accent}`,
})
