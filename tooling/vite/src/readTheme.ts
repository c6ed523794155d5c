import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrandTokens, makeTheme, type Theme } from '@coverkit/ui/theme'

const WORKSPACE = join(import.meta.dirname, '..', '..', '..')

/**
 * The theme of a brand's tokens, read before anything is built or served.
 * @throws Error that names the file with each colour that is none, or each pair that cannot be told apart well enough
 */
export async function readTheme(appDir: string): Promise<Theme> {
  const file = join(appDir, 'src', 'tokens.ts')
  const { tokens }: { tokens: BrandTokens } = await import(pathToFileURL(file).href)
  try {
    return makeTheme(tokens)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const where = relative(WORKSPACE, file).replaceAll('\\', '/')
    const fault = new Error(error.message.replaceAll(/^/gm, `${where}: `))
    // Vite prints the stack: the place of the colours helps, not the place of this throw.
    fault.stack = `${fault.message}\n    at ${where}`
    throw fault
  }
}
