import type { BrandTokens } from '@coverkit/ui/theme'

export const tokens: BrandTokens = {
  colours: {
    action: '#0E5A73',
    actionPressed: '#0A4356',
    accent: '#6BB7A5',
    accentText: '#1E6657',
    ink: '#12262E',
    softInk: '#4A5D66',
    tint: '#EFF6F6',
    border: '#7C8F97',
  },
  radius: 8,
  headingTracking: '-0.014em',
  shadow: '0 16px 40px -28px #12262E66',
}
