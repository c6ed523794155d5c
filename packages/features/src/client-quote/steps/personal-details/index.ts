export { occupationTexts, personalDetailsCopy } from './copy.ts'
export { occupationInput, occupationOf, readOccupation } from './occupationInput.ts'
export { occupations } from './queries.ts'
export { useOccupationOptions } from './useOccupationOptions.ts'
