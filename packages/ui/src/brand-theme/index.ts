export { baseStyles } from '../theme/baseStyles.ts'
export { brandTheme, themeTokens } from '../theme/brandTheme.ts'
export { declareLayers } from '../theme/declareLayers.ts'
