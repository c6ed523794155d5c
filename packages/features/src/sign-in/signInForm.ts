import type { FieldCode } from '@coverkit/core'

/** All values that the sign-in screens ask for, as they are in the fields. */
export interface SignInForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  readonly code: string
  readonly rememberMe: boolean
  readonly sharedComputer: boolean
}

export type SignInField = Exclude<keyof SignInForm, 'rememberMe' | 'sharedComputer'>

export type SignInErrors = ReadonlyMap<SignInField, FieldCode>

/** The forms, each with its own fields. */
export type SignInTask = 'log-in' | 'sign-up' | 'confirm' | 'send-code' | 'reset'

export const emptySignInForm: SignInForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  code: '',
  rememberMe: false,
  sharedComputer: false,
}
