export { afterChange } from './afterChange.ts'
export { arrivalOf } from './arrival.ts'
export { listPages, STORAGE_PAGE } from './listPages.ts'
export { keysOfPage, pageProblems, pageReader } from './pageReader.ts'
