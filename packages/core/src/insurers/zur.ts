import type { NumberPattern } from './NumberPattern.ts'

// A SAMPLE: an invented insurer.

export const name = 'Zurella'

export const site = 'https://zurella.example/'

export const policyNumbers: NumberPattern = { pattern: /^ZU\d{6}$/, example: 'ZU-889120' }
