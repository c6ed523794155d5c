export { addBusinessDays } from './addBusinessDays.ts'
export { addMonths } from './addMonths.ts'
export { isPublicHoliday } from './isPublicHoliday.ts'
