import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'

export const spark = componentStyle({
  ...mirrored,
  display: 'block',
  inlineSize: '7.5rem',
  blockSize: 'auto',
})

export const area = componentStyle({
  fill: theme.colour.gap,
  opacity: 0.09,
  '@media': { [media.forced]: { fill: 'none' } },
})

export const line = componentStyle({
  fill: 'none',
  stroke: theme.colour.gap,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})

export const dot = componentStyle({
  fill: theme.colour.gap,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})
