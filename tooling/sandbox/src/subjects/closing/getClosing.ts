import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { closingAnswer } from './closingRows.ts'

/** Returns the scheduled closing of the caller's account, and its consequences. */
export const getClosing: Operation<'getClosing'> = async (services, request) =>
  closingAnswer(services, callerOf(request).subject)
