import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Tamarind Mutual'

export const site = 'https://tamarind-mutual.example/'

export const policyNumbers: NumberPattern = { pattern: /^TM\d{6}$/, example: 'TM-310442' }
