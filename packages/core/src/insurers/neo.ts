import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Neota Life'

export const site = 'https://neota-life.example/'

export const policyNumbers: NumberPattern = { pattern: /^\d{8}$/, example: '40012345' }
