import { withSecret } from './applicationKey.ts'

/**
 * How a customer shows again that it is them: the code that `sendVerificationCode` mailed, or the identity token of a log-in
 * of the last minutes.
 */
export type Proof = { readonly code: string } | { readonly idToken: string }

const tokenOf = (proof: Proof) => ('idToken' in proof ? proof.idToken : undefined)

/** What the body says of a proof. */
export const codeOfProof = (proof: Proof): string | null => ('code' in proof ? proof.code : null)

/** The headers of a call, with the token of the log-in in place of the session's. */
export const withProof = (headers: Readonly<Record<string, string>>, proof: Proof): Record<string, string> =>
  withSecret(headers, tokenOf(proof))

/** Whether a call goes without the session's token. */
export const isOfFreshLogIn = (proof: Proof): boolean => tokenOf(proof) !== undefined
