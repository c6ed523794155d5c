import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const accordion = componentStyle({ borderBlockEnd: `1px solid ${theme.colour.line}` })

nestedStyle(`${accordion} > *`, { borderBlockStart: `1px solid ${theme.colour.line}` })
