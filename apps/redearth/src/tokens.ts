import type { BrandTokens } from '@coverkit/ui/theme'

export const tokens: BrandTokens = {
  colours: {
    action: '#A63D17',
    actionPressed: '#842F10',
    accent: '#E3A52B',
    accentText: '#7A5200',
    ink: '#2A1F1A',
    softInk: '#5F524A',
    tint: '#FBF4EC',
    border: '#948578',
  },
  radius: 4,
  headingTracking: '0.002em',
  borderWidth: 2,
}
