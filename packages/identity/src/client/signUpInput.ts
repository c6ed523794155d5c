import type { SignUpInput } from './operations.ts'

/** The new customer's details, and the brand. */
export interface NewCustomer {
  /** Also the user name. */
  readonly email: string
  /** Checked by the pool's policy alone. */
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** The name of the brand; stored with the account. */
  readonly accountName: string
}

/** The SignUp of the product specification (point 7): its four attributes and its metadata. */
export function signUpInput({ email, password, firstName, lastName, accountName }: NewCustomer): SignUpInput {
  return {
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: firstName },
      { Name: 'family_name', Value: lastName },
      { Name: 'custom:accountName', Value: accountName },
    ],
    ClientMetadata: { accountName, env: 'prod' },
  }
}
