import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Mallee Life Company'

export const site = 'https://mallee-life.example/'

export const policyNumbers: NumberPattern = { pattern: /^MLC\d{7}$/, example: 'MLC0012345' }
