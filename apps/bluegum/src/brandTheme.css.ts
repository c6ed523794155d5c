import { brandTheme } from '@coverkit/ui/brand-theme'
import { tokens } from './tokens.ts'

brandTheme(tokens)
