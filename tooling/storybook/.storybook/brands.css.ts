import { baseStyles, declareLayers, themeTokens } from '@coverkit/ui/brand-theme'
import { brandTokens } from './brandTokens.ts'

declareLayers()
baseStyles()
for (const [brand, tokens] of brandTokens) themeTokens(tokens, `:root[data-brand="${brand}"]`)
