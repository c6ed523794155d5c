import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'vite'

const BUILT = join(import.meta.dirname, '..', '..', 'storybook-static')

/** Storybook copies the scripts of its own frame as they were published, two megabytes larger than they need to be. */
async function minifyManager(): Promise<void> {
  for (const file of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: BUILT })) {
    const path = join(BUILT, file)
    const { code, errors } = await minify(file, readFileSync(path, 'utf8'), { module: true })
    if (errors.length > 0) throw new Error(`${file} can't be minified: ${errors[0]?.message}`)
    writeFileSync(path, code)
  }
}

/** It copies its fonts twice; its pages use those in `sb-common-assets`. */
function removeSecondFaces(): void {
  for (const file of globSync('*.woff2', { cwd: BUILT })) {
    readFileSync(join(BUILT, 'sb-common-assets', file))
    rmSync(join(BUILT, file))
  }
}

await minifyManager()
removeSecondFaces()
