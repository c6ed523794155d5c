import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Larkspur Life'

export const site = 'https://larkspur-life.example/'

export const policyNumbers: NumberPattern = { pattern: /^LK\d{7}$/, example: 'LK7001234' }
