import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const chartPlace = style({ display: 'grid', gap: theme.space[16] })

export const chartCard = style({
  display: 'grid',
  gap: theme.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: theme.space[16],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  boxShadow: theme.shadow.card,
  '@media': {
    'screen and (min-width: 47rem)': { padding: theme.space[24] },
    'screen and (min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: theme.space[48],
    },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  '@media': { print: { display: 'none' } },
})

export const toolLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[16],
})

globalStyle(`${toolLinks} a`, { display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

export const alike = style({ marginBlockStart: theme.space[16], maxInlineSize: theme.measure.form })
