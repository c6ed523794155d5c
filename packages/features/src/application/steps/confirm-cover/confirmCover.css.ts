import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Two by two where there is room. */
export const covers = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
})

export const cover = style({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.space[20],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  '@media': {
    'screen and (max-width: 15rem)': { padding: theme.space[12] },
    print: { breakInside: 'avoid' },
  },
})

export const terms = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  marginBlockStart: theme.space[8],
})

/** What it costs stands at the foot of its card, which is as high as the one beside it. */
globalStyle(`${terms} > :last-child`, { marginBlockStart: 'auto', fontWeight: 600 })
