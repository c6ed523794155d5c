import type { BrandTokens } from '../theme/tokens.ts'

/** A neutral brand, for tests and for judging the kit without a brand's style. */
export const plainTokens: BrandTokens = {
  colours: {
    action: '#1F4FA3',
    actionPressed: '#173C7D',
    accent: '#E0A33A',
    accentText: '#7A5200',
    ink: '#1B1F27',
    softInk: '#525966',
    tint: '#F4F5F7',
    border: '#868D99',
  },
  radius: 6,
}
