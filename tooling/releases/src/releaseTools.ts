import { join } from 'node:path'
import { importLocked } from '@coverkit/own-locks'

const FOLDER = join(import.meta.dirname, '..', 'tools')

/** The used part of API Extractor. */
interface ApiExtractor {
  readonly CompilerState: {
    create(config: object, options: { readonly additionalEntryPoints: readonly string[] }): object
  }
  readonly Extractor: {
    invoke(
      config: object,
      options: {
        readonly compilerState: object
        readonly localBuild: boolean
        readonly messageCallback: (message: { handled: boolean }) => void
      },
    ): unknown
  }
  readonly ExtractorConfig: { prepare(options: object): object }
}

/** The used part of publint: `.` and its `utils`. */
interface Publint {
  publint(options: { readonly pack: { readonly tarball: ArrayBuffer }; readonly strict: boolean }): Promise<{
    readonly messages: readonly PublintMessage[]
    readonly pkg: object
  }>
}
interface PublintMessage {
  readonly code: string
}
interface PublintUtils {
  formatMessage(message: PublintMessage, pkg: object): string | undefined
}

/** The used part of "are the types wrong". */
interface TypesWrong {
  createPackageFromTarballData(tarball: Uint8Array): object
  checkPackage(
    pkg: object,
    options: { readonly entrypoints: readonly string[] },
  ): Promise<{
    readonly types: object | false
    readonly problems?: readonly { readonly resolutionKind?: string }[]
  }>
}

export const loadApiExtractor = () => importLocked<ApiExtractor>(FOLDER, '@microsoft/api-extractor')
export const loadPublint = () => importLocked<Publint>(FOLDER, 'publint')
export const loadPublintUtils = () => importLocked<PublintUtils>(FOLDER, 'publint/utils')
export const loadTypesWrong = () => importLocked<TypesWrong>(FOLDER, '@arethetypeswrong/core')
