import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import type { ComponentFacts, ComponentSizes } from './ComponentFacts.ts'
import { ENTRIES } from './readComponents.ts'

const PREFIX = 'virtual:one-component/'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The files that a page loads for this one, itself first. */
function closure(file: string, chunks: Chunks, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || !chunks.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) closure(next, chunks, found)
  return found
}

function sizeOf(chunk: Rolldown.OutputChunk, chunks: Chunks): number {
  const code = [...closure(chunk.fileName, chunks)].map((file) => chunks.get(file)?.code ?? '').join('\n')
  return brotliCompressSync(code).length
}

/** Bundles each component separately, as for a page that uses it alone, and measures the page's files. */
export async function measureComponents(components: readonly ComponentFacts[]): Promise<ComponentSizes> {
  const code = new Map(
    components.map(({ name, entry }) => [name, `export { ${name} } from ${JSON.stringify(ENTRIES[entry])}`]),
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'coverkit:one-component',
        resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
        load: (id) => (id.startsWith(`\0${PREFIX}`) ? code.get(id.slice(PREFIX.length + 1)) : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        input: Object.fromEntries(components.map(({ name }) => [name, `${PREFIX}${name}`])),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  return Object.fromEntries(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, sizeOf(chunk, chunks)]),
  )
}
