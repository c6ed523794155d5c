import { callFiles, type Files } from './callFiles.ts'
import { coreTypes } from './coreTypes.ts'
import { examplesSource } from './examplesSource.ts'
import { readDocument } from './readDocument.ts'
import { typesSource } from './typesSource.ts'

/** The types that core gets, in its own folder. */
export const CORE_TYPES = '../../../core/src/generated/wire.ts'

/** All files that are generated from the document, by their names from `src/generated`. */
export async function generatedFiles(): Promise<Files> {
  const document = readDocument()
  return {
    ...callFiles(document),
    'examples.ts': examplesSource(document),
    [CORE_TYPES]: await coreTypes(document),
    'schema.ts': await typesSource(document),
  }
}
