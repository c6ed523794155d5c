import { comparableName, isFullNameOf } from '../fields/comparableName.ts'

/**
 * Whether a signature is of the policy's holder, of whom the whole name is on file: it has their first word and then all
 * others, as names are compared, with or without a middle name between.
 */
export function isNameOfHolder(name: string, holder: string): boolean {
  const [first = '', ...others] = holder.trim().split(/\s+/)
  return others.length === 0
    ? comparableName(name) === comparableName(first)
    : isFullNameOf(name, first, others.join(' '))
}
