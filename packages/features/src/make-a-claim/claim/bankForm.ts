import { type FieldCode, parseAccountName, parseAccountNumber, parseBsb } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'

export interface BankForm {
  readonly accountName: string
  readonly bsb: string
  readonly accountNumber: string
}

export const emptyBankForm: BankForm = { accountName: '', bsb: '', accountNumber: '' }

const texts = {
  accountName: ({ accountName }: BankForm) => parseAccountName(accountName),
  bsb: ({ bsb }: BankForm) => parseBsb(bsb),
  accountNumber: ({ accountNumber }: BankForm) => parseAccountNumber(accountNumber),
}

/** Reads where a claim is paid to. */
export const bankReader = inputReader(
  (input: BankForm) => {
    const { errors, read } = readFields<keyof BankForm>()
    const accountName = read('accountName', () => texts.accountName(input))
    const bsb = read('bsb', () => texts.bsb(input))
    const accountNumber = read('accountNumber', () => texts.accountNumber(input))
    return accountName && bsb && accountNumber ? { read: { accountName, bsb, accountNumber } } : { errors }
  },
  (field: keyof BankForm, code: FieldCode) => (code === 'required' && MISSING[field]) || OTHERWISE[field],
  texts,
)

const MISSING: Readonly<Record<keyof BankForm, string>> = {
  accountName: 'Enter the name on the account',
  bsb: 'Enter the BSB',
  accountNumber: 'Enter the account number',
}

const OTHERWISE: Readonly<Record<keyof BankForm, string>> = {
  accountName: 'Enter the name on the account using up to 64 letters, numbers and punctuation marks',
  bsb: 'Enter a BSB of 6 digits, like 970-001',
  accountNumber: 'Enter an account number of 5 to 9 digits',
}
