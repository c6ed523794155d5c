import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ borderBlockStart: `1px solid ${theme.colour.line}` })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space[16],
  alignItems: 'center',
  paddingBlock: theme.space[8],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: '14rem minmax(0, 1fr) auto' },
  },
})

export const label = style({
  gridColumn: '1 / -1',
  fontWeight: 600,
  '@media': { 'screen and (min-width: 40rem)': { gridColumn: 'auto' } },
})
