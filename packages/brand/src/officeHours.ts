import type { BrandOffice } from './contract.ts'

/** A clock time as it is written in a sentence: `08:00` is `8 am`, `17:30` is `5:30 pm`. */
function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

type Hours = Pick<BrandOffice, 'city' | 'opens' | 'closes'>

/** When a brand's phone is answered: `Monday to Friday, 8 am to 6 pm Sydney time`. */
export const officeHours = ({ office: { city, opens, closes } }: { readonly office: Hours }): string =>
  `Monday to Friday, ${clockWords(opens)} to ${clockWords(closes)} ${city} time`
