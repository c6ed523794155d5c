import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { PublishedPackage } from './published.ts'

/** The brotli bytes of each built entry, minified with all of the package that it loads and without other packages. */
export async function entrySizes(own: PublishedPackage): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {}
  for (const { subpath, output } of own.entries)
    sizes[subpath] = await minifiedSize(join(own.folder, 'dist', `${output}.js`))
  return sizes
}

async function minifiedSize(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: (id) => /^[a-z@]/.test(id), treeshake: { moduleSideEffects: true } },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
  return brotliCompressSync(code).length
}
