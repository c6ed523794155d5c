/**
 * How a customer shows again that it is them: the code that `sendVerificationCode` mailed, or the identity token of a log-in
 * of the last minutes.
 */
export type Proof = { readonly code: string } | { readonly idToken: string }

/** The code of a proof, for the request's body. */
export const codeOf = (proof: Proof): string | null => ('code' in proof ? proof.code : null)

/** The token of a log-in, sent in place of the session's. */
export const bearerOf = (proof: Proof): string | undefined => ('idToken' in proof ? proof.idToken : undefined)
