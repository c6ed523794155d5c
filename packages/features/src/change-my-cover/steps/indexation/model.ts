import { termReader } from '../termReader.ts'
import { messages } from './messages.ts'

export const model = termReader(messages)
