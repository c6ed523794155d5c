import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.ts'

const spacing = defineProperties({
  '@layer': layers.sprinkle,
  conditions: { phone: {}, wide: { '@media': media.wide } },
  defaultCondition: 'phone',
  properties: { gap: theme.space, paddingBlock: theme.space, paddingInline: theme.space },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

const surfaces = defineProperties({
  '@layer': layers.sprinkle,
  properties: {
    background: {
      surface: theme.colour.surface,
      tint: theme.colour.tint,
      raised: theme.colour.raised,
      actionTint: theme.colour.actionTint,
    },
    maxInlineSize: theme.measure,
  },
})

export const sprinkles = createSprinkles(spacing, surfaces)

export type Sprinkles = Parameters<typeof sprinkles>[0]
