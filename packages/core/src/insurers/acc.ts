import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Accord Life'

export const site = 'https://accord-life.example/'

export const policyNumbers: NumberPattern = { pattern: /^AC\d{6}[A-Z]$/, example: 'AC123456K' }
