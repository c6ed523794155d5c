import { acceptanceReader } from '../acceptanceReader.ts'
import { messages } from './messages.ts'

export const model = acceptanceReader(messages)
