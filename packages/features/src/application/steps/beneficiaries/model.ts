import { beneficiariesReader } from '#fields/beneficiaries/reader'
import { applicationHome } from './home.ts'

export const model = beneficiariesReader(applicationHome)
