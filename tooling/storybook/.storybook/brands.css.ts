import { plainTokens } from '@coverkit/ui/testing'
import { baseStyles, themeTokens } from '@coverkit/ui/theme'

baseStyles()
themeTokens(plainTokens, ':root')
