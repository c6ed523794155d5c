import { calculatorCopy } from './copy.ts'

const { yes, no } = calculatorCopy

/** The words of a yes/no question, for a stored answer and for one that is typed. */
export const formatYesNo = { true: yes, yes, false: no, no }
