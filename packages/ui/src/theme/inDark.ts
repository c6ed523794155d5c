import type { StyleRule } from '@vanilla-extract/css'
import { SCHEME_ATTRIBUTE } from './schemes.ts'

type Declarations = Omit<StyleRule, '@media' | '@layer' | '@supports' | '@container' | 'selectors'>

/** Declarations for dark pages, by the device or by the visitor's choice: `style({ …, ...inDark({ … }) })`. */
export const inDark = (rule: Declarations): Pick<StyleRule, '@media'> => ({
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { [`:root:not([${SCHEME_ATTRIBUTE}="light"]) &`]: rule },
    },
    screen: { selectors: { [`:root[${SCHEME_ATTRIBUTE}="dark"] &`]: rule } },
  },
})
