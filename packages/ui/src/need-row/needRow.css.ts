import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'

/** Room for a sketch, and for the summary beside the label. */
const WIDE = 'screen and (min-width: 48rem)'

export const row = componentStyle({
  padding: `${theme.space[16]} ${theme.space[20]} ${theme.space[8]}`,
  borderBlockStart: `1px solid ${theme.colour.hair}`,
  '@media': { [WIDE]: { paddingInline: theme.space[24] } },
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[16]}`,
  marginBlockEnd: theme.space[8],
  '@media': { print: { breakAfter: 'avoid' } },
})

nestedStyle(`${head} > :nth-last-child(2)`, {
  flex: '1 1 10rem',
  minInlineSize: 0,
  '@media': { [media.largeText]: { flexBasis: '100%' } },
})

export const sketch = componentStyle({
  display: 'none',
  '@media': { [WIDE]: { display: 'block' } },
})

export const title = componentStyle({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[20],
  lineHeight: 1.3,
})

export const detail = componentStyle({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const figure = componentStyle({ maxInlineSize: '100%', marginInlineStart: 'auto', textAlign: 'end' })

export const amount = componentStyle({
  color: theme.colour.action,
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[30],
  lineHeight: 1.1,
  letterSpacing: theme.font.headingTracking,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.narrow]: { fontSize: theme.text[24] },
    // The longest amounts are as wide as the row.
    [media.largeText]: { fontSize: `min(${theme.text[24]}, 9vw)` },
  },
})

export const unit = componentStyle({ color: theme.colour.softInk, whiteSpace: 'nowrap' })

export const word = componentStyle({ marginInlineStart: 'auto', fontWeight: 600 })

export const bar = componentStyle({
  ...mirrored,
  display: 'block',
  overflow: 'visible',
})

const fill = (colour: string, forced: string) =>
  componentStyle({ fill: colour, '@media': { [media.forced]: { fill: forced } } })

export const track = fill(theme.colour.track, 'Canvas')
export const gap = fill(theme.colour.gap, 'GrayText')
export const held = fill(theme.colour.held, 'CanvasText')
export const cut = componentStyle({ stroke: theme.colour.raised, strokeWidth: 3 })
nestedStyle(track, { '@media': { [media.forced]: { stroke: 'CanvasText' } } })

export const label = componentStyle({
  marginBlockStart: theme.space[4],
  paddingBlock: '0.625rem',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

nestedStyle(`${label} b`, { color: theme.colour.accentText, fontWeight: 600, whiteSpace: 'nowrap' })

export const notes = componentStyle({ paddingBlockEnd: theme.space[8], maxInlineSize: '38rem' })

export const working = componentStyle({ fontSize: theme.text[15] })

// Beside the label, in its last line: the opened content takes the whole width below.
nestedStyle(`${label}:has(+ ${working})`, { '@media': { [WIDE]: { paddingInlineEnd: '15rem' } } })
nestedStyle(`${label} + ${working}`, { '@media': { [WIDE]: { marginBlockStart: '-2.75rem' } } })
nestedStyle(`${working} > details > summary`, {
  '@media': { [WIDE]: { display: 'flex', inlineSize: 'fit-content', marginInlineStart: 'auto' } },
})

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  '@media': {
    print: { gap: theme.space[8] },
    [WIDE]: {
      padding: theme.space[20],
      borderRadius: theme.radius.control,
      background: theme.colour.tint,
    },
  },
})
