import { networkOf } from '../auth/networkOf.ts'
import type { CodeName } from '../codes/oneTimeCodes.ts'

/** Names the code of one sign-up: another sign-up with the same address has another subject. */
export const signUpCode = (email: string, sub: string | undefined, remote: string | null): CodeName => ({
  purpose: 'sign-up',
  of: email,
  boundTo: sub ?? '',
  from: networkOf(remote),
})
