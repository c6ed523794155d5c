import type { BrandTokens } from '@coverkit/ui/theme'

export const tokens: BrandTokens = {
  colours: {
    action: '#1F3263',
    actionPressed: '#15244A',
    accent: '#C98A4B',
    accentText: '#86501A',
    ink: '#161C2E',
    softInk: '#4E566C',
    tint: '#F3F5FA',
    border: '#828AA0',
  },
  radius: 2,
  headingTracking: '-0.004em',
}
