import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'

/** vanilla-extract without its own answer to an edit, which counts all that imports a style as edited: `hotEdits` has another. */
export const compiledStyles = (): Plugin[] =>
  vanillaExtractPlugin().map(({ handleHotUpdate: _handleHotUpdate, ...plugin }) => plugin)
