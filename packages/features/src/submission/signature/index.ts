export { hashWords } from './hashWords.ts'
export { SecondSignature } from './SecondSignature.tsx'
export { hashSecret, newSecret } from './secret.ts'
