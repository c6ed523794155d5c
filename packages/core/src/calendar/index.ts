export { addBusinessDays } from './addBusinessDays.ts'
