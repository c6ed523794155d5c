import type { Operation } from '../../services/Operation.ts'
import { submittedRequest } from '../applications/checkSubmission.ts'
import { readableApplication } from '../applications/readableApplication.ts'
import { makeReceipt } from './makeReceipt.ts'
import { sendReceipt } from './sendReceipt.ts'

/** Returns a submitted application's receipt for its readers: JSON, or a PDF if the request accepts it. */
export const getReceipt: Operation<'getReceipt'> = async (services, request, reply) => {
  const { row, body } = await readableApplication(services, request, request.params.id)
  const submission = { reference: row.reference ?? '', savedAt: row.savedAt }
  return sendReceipt(services, request, reply, await makeReceipt(submittedRequest(body), submission))
}
