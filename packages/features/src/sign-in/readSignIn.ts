import { InvalidInputError, parseEmail, parseName, parsePassword, plainSigns } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { signInCopy } from './copy.ts'
import type { SignInErrors, SignInField, SignInForm, SignInTask } from './signInForm.ts'

function required(text: string): string {
  if (text === '') throw new InvalidInputError('', 'required')
  return text
}

/** The same password once more; a blank first one has its own message. */
function parseSame({ password, confirmPassword }: SignInForm): string {
  required(confirmPassword)
  if (password !== confirmPassword) throw new InvalidInputError('', 'match')
  return confirmPassword
}

const texts = {
  firstName: ({ firstName }: SignInForm) => parseName(firstName),
  lastName: ({ lastName }: SignInForm) => parseName(lastName),
  email: ({ email }: SignInForm) => parseEmail(email),
  // The service knows how many digits it sends.
  code: ({ code }: SignInForm) => required(plainSigns(code).replace(/\D/g, '')),
}

const readers: Record<SignInField, (form: SignInForm, min: number) => string> = {
  ...texts,
  password: ({ password }, min) => parsePassword(password, { min }),
  confirmPassword: parseSame,
}

const fields: Record<SignInTask, readonly SignInField[]> = {
  'log-in': ['email', 'password'],
  'sign-up': ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
  confirm: ['code'],
  'send-code': ['email'],
  reset: ['code', 'password', 'confirmPassword'],
}

/** Reads the fields of a task: the form with clean values, or why fields were refused, in the order of the screen. */
export function readSignIn(
  task: SignInTask,
  form: SignInForm,
  minLength: number,
): { read: SignInForm } | { errors: SignInErrors } {
  const { errors, read } = readFields<SignInField>()
  // A password is new in all tasks but one, where the service alone knows what is right. No password begins or ends with a
  // blank there: one was pasted along.
  const readerOf = (field: SignInField) =>
    task === 'log-in' && field === 'password'
      ? () => required(form.password.trim())
      : () => readers[field](form, minLength)
  const values = fields[task].map((field) => [field, read(field, readerOf(field))] as const)
  return errors.size > 0 ? { errors } : { read: { ...form, ...Object.fromEntries(values) } }
}

/** `minLength`: the fewest characters of a new password. */
export const signInReader = (task: SignInTask, minLength: number) =>
  inputReader(
    (form: SignInForm) => readSignIn(task, form, minLength),
    (field, code) => signInCopy.error(field, code, minLength),
    texts,
  )
