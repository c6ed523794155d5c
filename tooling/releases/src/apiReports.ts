import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry, PublishedPackage } from './published.ts'
import { loadApiExtractor } from './releaseTools.ts'

const QUIET = { default: { logLevel: 'none' } }

const declarationsOf = (own: PublishedPackage, { output }: Entry) =>
  join(own.folder, 'dist', `${output}.d.ts`)

/** The name of an entry's report: `receipt.api.md`. */
const reportName = ({ output }: Entry): string => `${output.replaceAll('/', '-')}.api.md`

/**
 * Returns API Extractor's report of each entry of a built package, by the report's name: every exported
 * declaration, and those that they name, without comments.
 */
export async function apiReports(own: PublishedPackage): Promise<ReadonlyMap<string, string>> {
  const { CompilerState, Extractor, ExtractorConfig } = await loadApiExtractor()
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-api-'))
  try {
    const files = own.entries.map((entry) => declarationsOf(own, entry))
    const configs = own.entries.map((entry) => ExtractorConfig.prepare(configOf(own, entry, files, folder)))
    const [first] = configs
    if (first === undefined) throw new Error(`${own.name} publishes no entry`)
    const compilerState = CompilerState.create(first, { additionalEntryPoints: files })
    for (const config of configs)
      Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: silence })
    const names = own.entries.map(reportName)
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return new Map(names.map((name, index) => [name, texts[index] ?? '']))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function silence(message: { handled: boolean }): void {
  message.handled = true
}

function configOf(own: PublishedPackage, entry: Entry, files: readonly string[], folder: string): object {
  return {
    packageJsonFullPath: join(own.folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: own.folder,
      mainEntryPointFilePath: declarationsOf(own, entry),
      compiler: { overrideTsconfig: { compilerOptions: OPTIONS, files } },
      apiReport: {
        enabled: true,
        reportFileName: reportName(entry),
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: QUIET,
        tsdocMessageReporting: QUIET,
        compilerMessageReporting: QUIET,
      },
    },
  }
}

const OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  jsx: 'react-jsx',
}
