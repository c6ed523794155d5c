import { claimReader } from '../claimReader.ts'
import { messages } from './messages.ts'

export const model = claimReader(messages)
