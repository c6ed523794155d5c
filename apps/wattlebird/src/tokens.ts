import type { BrandTokens } from '@coverkit/ui/theme'

export const tokens: BrandTokens = {
  colours: {
    action: '#5B2FA8',
    actionPressed: '#472387',
    accent: '#2FBF8A',
    accentText: '#0B6B49',
    ink: '#241B36',
    softInk: '#5A5468',
    tint: '#F6F3FB',
    border: '#8C86A0',
  },
  radius: 12,
  headingTracking: '-0.014em',
  shadow: '0 1px 2px #241B3614, 0 8px 24px -12px #241B3633',
}
