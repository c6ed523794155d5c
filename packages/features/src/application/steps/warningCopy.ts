/** Warnings that fields of several steps share. None of them stops anybody. */
export const warningCopy = {
  taxFileNumber:
    'This may be a tax file number. Please take it out if it is: neither we nor the insurer need it. If it’s another number of nine digits, leave it.',
}
