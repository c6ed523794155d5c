import { MAXIMUM_FILES, type TransferAnswers } from './types.ts'

/**
 * The lowest number that no policy's file has, removed policies included, since they may come back; null when all twenty
 * are taken.
 */
export function nextFileNumber({ policies, removedPolicies }: TransferAnswers): number | null {
  const taken = new Set([...policies, ...removedPolicies].map(({ fileNumber }) => fileNumber))
  const numbers = Array.from({ length: MAXIMUM_FILES }, (_, index) => index + 1)
  return numbers.find((number) => !taken.has(number)) ?? null
}
