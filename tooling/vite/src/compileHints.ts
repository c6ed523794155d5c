import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/** In smaller files the hint costs more bytes than it saves. */
const MIN_LENGTH = 2_500

/**
 * Has Chrome compile a script as it arrives, beside the page, and not a function at a time when the page
 * first calls it. Only the first line of a file counts, so it is written after all other prefixes.
 */
export function compileHints(): Plugin {
  return {
    name: 'coverkit:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length >= MIN_LENGTH) file.code = HINT + file.code
      },
    },
  }
}
