import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Bundles an example with a project's installed packages, and puts it into its `page` as `NAME.html`. */
export async function bundleExample(folder: string, name: string, code: string): Promise<void> {
  const entry = join(folder, `${name}.tsx`)
  await writeFile(entry, code)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'page',
      emptyOutDir: false,
      lib: { entry, formats: ['es'], fileName: name },
    },
  })
  const page = `<!doctype html><html lang="en-AU"><title>${name}</title><body><script type="module" src="/${name}.js"></script></body></html>`
  await writeFile(join(folder, 'page', `${name}.html`), page)
}
