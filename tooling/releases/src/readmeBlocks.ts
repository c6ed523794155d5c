/** Returns the programs in a README: blocks of TypeScript that begin with an import, so that they run alone. */
export function readmeBlocks(
  readme: string,
): readonly { readonly language: 'ts' | 'tsx'; readonly code: string }[] {
  return [...readme.matchAll(/^```(tsx?)\n(import [^`]*?)^```$/gm)].map(([, language, code = '']) => ({
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }))
}
