import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Ingleside Life'

export const site = 'https://ingleside-life.example/'

export const policyNumbers: NumberPattern = { pattern: /^\d{10}$/, example: '100 234 5678' }
