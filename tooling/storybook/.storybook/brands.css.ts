import { baseStyles, declareLayers, faceStyles, themeTokens } from '@coverkit/ui/brand-theme'
import { brandTokens, facesOfBrands } from './brandTokens.ts'

declareLayers()
for (const faces of facesOfBrands) faceStyles(faces, 'swap')
baseStyles()
for (const [brand, tokens] of brandTokens) themeTokens(tokens, `[data-brand="${brand}"]`)
