export { fileFaults } from './fileCopy.ts'
export { fileFailure } from './fileFailure.ts'
export { ACCEPT, checkChosenFile, type FileFault, MOST_BYTES } from './fileType.ts'
export { saveFile } from './saveFile.ts'
