import { MAXIMUM_FILES } from './maximumFiles.ts'
import type { TransferAnswers } from './types.ts'

/** The numbers, 1 to 20 in order, that no policy's file has, removed policies included, since they may come back. */
export function freeFileNumbers({ policies, removedPolicies }: TransferAnswers): readonly number[] {
  const taken = new Set([...policies, ...removedPolicies].map(({ fileNumber }) => fileNumber))
  const numbers = Array.from({ length: MAXIMUM_FILES }, (_, index) => index + 1)
  return numbers.filter((number) => !taken.has(number))
}
