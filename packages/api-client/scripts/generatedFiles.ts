import { callFiles, type Files } from './callFiles.ts'
import { coreTypes } from './coreTypes.ts'
import { examplesSource } from './examplesSource.ts'
import { CORE_TYPES } from './generatedFolder.ts'
import { readDocument } from './readDocument.ts'
import { typesSource } from './typesSource.ts'

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
