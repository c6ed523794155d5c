import { termReader } from '../termReader.ts'

export const model = termReader({
  indexation: { otherwise: 'Choose whether indexation is on or off' },
})
