import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeScripts } from '@coverkit/embed-sdk/write-scripts'
import { buildTargets } from '@coverkit/vite/browsers'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { build, type InlineConfig } from 'tsdown'
import { copyMappedSources } from './copyMappedSources.ts'
import { thirdPartyNotices } from './notices.ts'
import { CLIENT_ENTRIES, type PublishedPackage } from './published.ts'

/** Returns the source that `require` loads in place of a module: it throws an error with the remedy. */
const refusal = (name: string) =>
  `throw new Error("${name} is an ES module: import it, or await import('${name}') from CommonJS.")\n`

/**
 * Writes a package's `dist`: one ES module per entry with its declarations, maps and the sources that those
 * name, css where it has styles, the module that refuses `require`, and the notices. Sources are read as they
 * are; nothing else in the workspace needs this build.
 *
 * @throws Error of the bundler, such as an export of another package than core whose type is not written in
 * its file (isolated declarations).
 */
export async function buildPackage(own: PublishedPackage): Promise<void> {
  const dist = join(own.folder, 'dist')
  // The package's own build writes the loader's files, and other processes may read them meanwhile.
  for (const file of globSync('**/*.{js,ts,tsx,map,css,cjs,cts,md}', { cwd: dist }))
    if (!file.startsWith('coverkit-')) rmSync(join(dist, file))
  const entry = Object.fromEntries(own.entries.map(({ output, source }) => [output, source]))
  const { outputOptions, ...styles } = stylesOf(own, 'styles.css')
  await build({
    ...common(own),
    entry,
    ...styles,
    outputOptions: { ...outputOptions, banner: ({ fileName }) => directiveOf(own, fileName) },
  })
  if (own.name === '@coverkit/ui') await buildBaseStyles(own)
  copyMappedSources(own.folder)
  if (own.name === '@coverkit/embed-sdk') await writeScripts(dist)
  writeFileSync(join(dist, 'commonjs.cjs'), refusal(own.name))
  writeFileSync(join(dist, 'commonjs.d.cts'), 'export {}\n')
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.md'), thirdPartyNotices(own))
}

/** The directive that a file of `dist` begins with; bundlers drop those of sources. */
const directiveOf = ({ name }: PublishedPackage, fileName: string) =>
  CLIENT_ENTRIES[name]?.some((output) => fileName === `${output}.js`) ? "'use client'" : ''

/** Types derived from declared fields are not written in their file: the compiler writes core's declarations. */
const generatorOf = ({ name }: PublishedPackage) => (name === '@coverkit/core' ? 'tsgo' : 'oxc')

function common(own: PublishedPackage): InlineConfig {
  const { folder } = own
  return {
    config: false,
    cwd: folder,
    format: 'esm',
    platform: 'neutral',
    target: [...buildTargets(), 'node20'],
    sourcemap: true,
    dts: { generator: generatorOf(own), sourcemap: true },
    tsconfig: join(folder, 'tsconfig.json'),
    clean: false,
    logLevel: 'warn',
    // Bundles no dependency: each is installed beside our files, under its own licence.
    deps: { onlyBundle: [] },
  }
}

type Styles = Pick<InlineConfig, 'plugins'> & { readonly outputOptions?: { readonly assetFileNames: string } }

/** Writes styles to a file that no module imports, so that a server can load the modules without a plugin. */
function stylesOf({ folder, name }: PublishedPackage, file: string): Styles {
  if (name !== '@coverkit/ui') return {}
  return {
    plugins: [vanillaExtractPlugin({ cwd: folder, identifiers: 'short', extract: { name: file } })],
    outputOptions: { assetFileNames: '[name][extname]' },
  }
}

/** The styles of bare elements, in a file of their own: a page with its own styles leaves them out. */
async function buildBaseStyles(own: PublishedPackage): Promise<void> {
  const entry = { base: './src/theme/base.css.ts' }
  await build({ ...common(own), entry, dts: false, sourcemap: false, ...stylesOf(own, 'base.css') })
  rmSync(join(own.folder, 'dist', 'base.js'))
}
