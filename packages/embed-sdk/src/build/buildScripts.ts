import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { integrityOf } from '../integrity.ts'

/** A script that partner pages load from the embed host. */
export interface BuiltScript {
  /** Never changes its content: served as immutable, with `integrity`. */
  readonly fileName: string
  /** Always the newest: cached for a short time, without `integrity`. */
  readonly alias: string
  /** For the tag's `integrity` attribute; needs `crossorigin="anonymous"` beside it. */
  readonly integrity: string
  /** One classic script, which is not a module. */
  readonly code: string
}

const SCRIPTS = [
  { alias: 'coverkit-embed.js', entry: new URL('../loader.ts', import.meta.url) },
  { alias: 'coverkit-self-test.js', entry: new URL('../self-test/script.ts', import.meta.url) },
]

/**
 * Bundles the loader and the self-test, each into one classic script. Writes nothing.
 *
 * @throws Error naming the entry that does not build to a single script.
 */
export function buildScripts(): Promise<readonly BuiltScript[]> {
  return Promise.all(
    SCRIPTS.map(async ({ alias, entry }) => {
      const code = await bundle(fileURLToPath(entry))
      const mark = createHash('sha256').update(code).digest('hex').slice(0, 8)
      const fileName = alias.replace('.js', `-${manifest.version}-${mark}.js`)
      return { fileName, alias, integrity: integrityOf(code), code }
    }),
  )
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'Coverkit', fileName: 'script' },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const [chunk, ...others] = outputs
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} does not build to one script`)
  return chunk.code
}
