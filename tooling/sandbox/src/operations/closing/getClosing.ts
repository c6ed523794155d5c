import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../Operation.ts'
import { closingAnswer } from './closingRows.ts'

/** Whether the caller's account is about to close, and what closing it means. */
export const getClosing: Operation<'getClosing'> = async (services, request) =>
  closingAnswer(services, callerOf(request).subject)
