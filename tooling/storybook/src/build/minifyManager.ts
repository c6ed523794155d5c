import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'vite'

const BUILT = join(import.meta.dirname, '..', '..', 'storybook-static')

/** Storybook copies the scripts of its own frame as they were published, two megabytes larger than they need to be. */
for (const file of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: BUILT })) {
  const path = join(BUILT, file)
  const { code, errors } = await minify(file, readFileSync(path, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${file} can't be minified: ${errors[0]?.message}`)
  writeFileSync(path, code)
}
