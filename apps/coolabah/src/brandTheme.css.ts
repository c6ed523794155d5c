import { brandTheme } from '@coverkit/ui/brand-theme'
import { faces } from './faces.ts'
import { tokens } from './tokens.ts'

brandTheme(tokens, faces)
