export { missingBeforeSigning, signingCopy } from './signingCopy.ts'
