import { fileURLToPath } from 'node:url'
import { isCurrent, replaceFiles } from './generatedFolder.ts'

const HOME = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = fileURLToPath(new URL('../src/generated', import.meta.url))

// Many commands run this: where the files are current, it doesn't load the compiler that writes types.
if (!isCurrent(FOLDER, HOME)) {
  const { generatedFiles } = await import('./generatedFiles.ts')
  const changed = replaceFiles(FOLDER, HOME, await generatedFiles())
  if (changed.length > 0) console.log(`Sources made from openapi.yaml: ${changed.length}`)
}
