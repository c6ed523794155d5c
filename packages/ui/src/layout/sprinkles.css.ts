import { type StyleRule, styleVariants } from '@vanilla-extract/css'
import { themeContract as theme } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.ts'
import { media } from '../theme/media.ts'

const sprinkle = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.sprinkle]: rule } })

/** A class for each step of space, and one more that holds from a tablet's width. */
const spaced = (property: 'gap' | 'paddingBlock' | 'paddingInline') => ({
  phone: styleVariants(theme.space, (space) => sprinkle({ [property]: space })),
  wide: styleVariants(theme.space, (space) =>
    sprinkle({ '@media': { [media.wide]: { [property]: space } } }),
  ),
})

export const gap = spaced('gap')
export const paddingBlock = spaced('paddingBlock')
export const paddingInline = spaced('paddingInline')

const { surface, tint, raised, actionTint } = theme.colour

export const background = styleVariants({ surface, tint, raised, actionTint }, (colour) =>
  sprinkle({ background: colour }),
)

export const maxInlineSize = styleVariants(theme.measure, (measure) => sprinkle({ maxInlineSize: measure }))
