import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'

export const panel = componentStyle({
  padding: `${theme.space[16]} ${theme.space[20]}`,
  borderRadius: theme.radius.control,
  background: theme.colour.tint,
  fontSize: theme.text[15],
})

export const bar = componentStyle({
  ...mirrored,
  display: 'block',
  overflow: 'visible',
})

/** Forced colours take away fills; the parts keep their difference in lightness, which the cut between them carries too. */
const shape = { forcedColorAdjust: 'none' } as const

export const rest = componentStyle({ ...shape, fill: theme.colour.track })

export const fill = {
  first: componentStyle({
    ...shape,
    fill: theme.colour.chart1,
    '@media': { [media.forced]: { fill: 'CanvasText' } },
  }),
  second: componentStyle({
    ...shape,
    fill: theme.colour.chart5,
    // The edge of the lighter part separates it from the tint.
    stroke: theme.colour.border,
    '@media': { [media.forced]: { fill: 'GrayText' } },
  }),
}

export const cut = componentStyle({
  stroke: theme.colour.tint,
  strokeWidth: 3,
  '@media': { [media.forced]: { stroke: 'Canvas' } },
})

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  marginBlockStart: theme.space[8],
})

export const part = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[8] })

export const name = componentStyle({ display: 'flex', alignItems: 'center', gap: theme.space[8] })

export const amount = componentStyle({
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})

export const note = componentStyle({
  marginBlockStart: theme.space[4],
  color: theme.colour.softInk,
  lineHeight: 1.5,
})
