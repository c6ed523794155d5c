import { beneficiariesView } from '#fields/beneficiaries'
import { applicationHome } from './home.ts'

export const view = beneficiariesView(applicationHome)
