import type { BrandTokens } from '@coverkit/ui/theme'

export const tokens: BrandTokens = {
  colours: {
    action: '#3F5B41',
    actionPressed: '#2D4430',
    accent: '#D98B7B',
    accentText: '#93402F',
    ink: '#22281F',
    softInk: '#565F52',
    tint: '#F5F6F0',
    border: '#868F80',
  },
  radius: 16,
  headingTracking: '-0.008em',
  shadow: '0 1px 2px #22281F0F, 0 18px 40px -28px #22281F59',
}
