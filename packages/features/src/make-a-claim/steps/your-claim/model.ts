import { claimReader } from '../claimReader.ts'
import { messages } from './messages.ts'
import { policyChoice } from './policyChoice.ts'

export const model = claimReader(messages, { policy: policyChoice })
