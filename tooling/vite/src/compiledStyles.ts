import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'

/** vanilla-extract without its handling of edits, which reloads all importers of a style: see `hotEdits`. */
export const compiledStyles = (): Plugin[] =>
  vanillaExtractPlugin().map(({ handleHotUpdate: _handleHotUpdate, ...plugin }) => plugin)
