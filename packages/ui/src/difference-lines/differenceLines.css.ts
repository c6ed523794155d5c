import { words } from '../chart/chartFrame.css.ts'
import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const line = (stroke: string, strokeDasharray?: string) =>
  componentStyle({
    fill: 'none',
    stroke,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    ...(strokeDasharray && { strokeDasharray }),
    '@media': { [media.forced]: { stroke: 'CanvasText' } },
  })

export const lines = [
  line(theme.colour.action),
  line(theme.colour.accentText, '10 6'),
  line(theme.colour.border, '2 7'),
  line(theme.colour.ink, '14 5 2 5'),
]

const name = (fill: string) =>
  componentStyle({ fill, fontWeight: 600, '@media': { [media.forced]: { fill: 'CanvasText' } } })

export const names = [
  `${words} ${name(theme.colour.action)}`,
  `${words} ${name(theme.colour.accentText)}`,
  `${words} ${name(theme.colour.softInk)}`,
  `${words} ${name(theme.colour.ink)}`,
]
