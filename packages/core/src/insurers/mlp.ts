import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Meridian Life Protection'

export const site = 'https://meridian-life.example/'

export const policyNumbers: NumberPattern = { pattern: /^MLP\d{7}$/, example: 'MLP1234567' }
