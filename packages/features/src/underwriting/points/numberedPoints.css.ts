import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  counterReset: 'point',
  display: 'grid',
  gap: theme.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const point = style({
  counterIncrement: 'point',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  lineHeight: 1.5,
  selectors: {
    '&::before': {
      content: 'counter(point)',
      color: theme.colour.action,
      fontWeight: 600,
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
  '@media': {
    'screen and (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
})

globalStyle(`${point} strong`, { display: 'block', fontWeight: 600 })

export const text = style({ color: theme.colour.softInk, textWrap: 'pretty' })
