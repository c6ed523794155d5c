/** The words that several pages share. Each step, the results and the assumptions have their own beside them. */
export const calculatorCopy = {
  flow: 'Life insurance calculator',
  yes: 'Yes',
  no: 'No',
  blank: 'not answered',
}
