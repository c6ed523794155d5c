/** Warnings that fields of several steps share. None of them prevents Continue. */
export const warningCopy = {
  taxFileNumber:
    'This may be a tax file number. If it is, please take it out: neither we nor the insurer need it. If it’s another nine-digit number, leave it.',
}
