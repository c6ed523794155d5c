import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Aigrette Assurance'

export const site = 'https://aigrette.example/'

export const policyNumbers: NumberPattern = { pattern: /^AG\d{8}$/, example: 'AG12345678' }
