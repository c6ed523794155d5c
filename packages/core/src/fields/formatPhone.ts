/** The country code of a number, and the rest of it (ITU E.164). */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** In groups of three from the left, four digits together at the end: `21 123 456`, `412 345 678`, `202 555 0100`. */
const grouped = (digits: string): string =>
  digits.replace(/^(\d\d)(?=(?:\d{3})+$)|(\d{3})(?=\d{3})/g, '$1$2 ')

/** A phone number as it is stored, to be read and typed anywhere: `+64 21 123 456`. */
export function formatInternationalPhone(number: string): string {
  const [, code, national] = parts.exec(number) ?? []
  return code === undefined || national === undefined ? number : `+${code} ${grouped(national)}`
}

/** The same, and an Australian number as it is said in Australia: `0491 570 006`, `02 5550 1234`, `1300 975 707`. */
export function formatPhone(number: string): string {
  const national = /^\+61(\d{6,10})$/.exec(number)?.[1]
  if (national === undefined) return formatInternationalPhone(number)
  return national
    .replace(/^([45]\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(/^([2378])(\d{4})(\d{4})$/, '0$1 $2 $3')
    .replace(/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(13)(\d\d)(\d\d)$/, '$1 $2 $3')
}
