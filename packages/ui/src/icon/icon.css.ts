import { componentStyle } from '../theme/componentStyle.ts'
import { mirrored } from '../theme/mirrored.ts'

export const directional = componentStyle(mirrored)
