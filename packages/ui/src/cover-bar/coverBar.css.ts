import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'

/** Room for name, bar and amount in one line. */
const LINE = '(min-width: 34rem)'

export const place = componentStyle({ containerType: 'inline-size' })

export const cover = componentStyle({
  // The amount goes below a name that leaves it no room.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space[4]} ${theme.space[16]}`,
  paddingBlock: theme.space[12],
  '@container': {
    [LINE]: { display: 'grid', gridTemplateColumns: '12rem minmax(0, 1fr) 9rem', alignItems: 'center' },
  },
})

/** Without a bar the text takes its room. */
export const plain = componentStyle({
  '@container': { [LINE]: { gridTemplateColumns: '12rem minmax(0, 1fr) auto', alignItems: 'baseline' } },
})

export const name = componentStyle({ flex: '1 1 auto', fontWeight: 600, lineHeight: 1.4 })

export const amount = componentStyle({
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
  '@container': { [LINE]: { gridColumn: 3, gridRow: 1 } },
})

export const figure = componentStyle({ whiteSpace: 'nowrap' })

export const bar = componentStyle({
  ...mirrored,
  flex: 'none',
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  '@container': { [LINE]: { gridColumn: 2, gridRow: 1 } },
})

const fill = (colour: string, forced: string) =>
  componentStyle({ fill: colour, '@media': { [media.forced]: { fill: forced } } })

export const track = fill(theme.colour.track, 'Canvas')
export const held = fill(theme.colour.held, 'CanvasText')
nestedStyle(track, { '@media': { [media.forced]: { stroke: 'CanvasText' } } })

export const text = componentStyle({
  flex: '1 0 100%',
  minInlineSize: 0,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textWrap: 'pretty',
  '@container': { [LINE]: { gridColumn: '2 / -1', gridRow: 2 } },
})

nestedStyle(`${plain} > ${text}`, { '@container': { [LINE]: { gridColumn: 2, gridRow: 1 } } })
