import { brandTheme } from '@coverkit/ui/theme'
import { tokens } from './tokens.ts'

brandTheme(tokens)
