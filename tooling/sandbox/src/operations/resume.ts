import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import { withSaveFault } from '../faults/withSaveFault.ts'
import { unavailable } from '../problem/Problem.ts'
import type { Operation } from './Operation.ts'
import { sendResumeCode } from './resumeCode.ts'
import { type ResumeLinkRequest, sendResumeLink } from './resumeLink.ts'
import { closeResume, type Opening, openResume } from './resumeOpen.ts'

type ResumeRequest =
  | ({ action: 'send-link' } & ResumeLinkRequest)
  | { action: 'send-code'; token: string }
  | ({ action: 'open'; code: string } & Opening)
  | ({ action: 'close' } & Opening)

/** Going on later from a mailed link: the action is in the body, so that no token is ever in an address. */
export const resume: Operation = async (services, request, reply) => {
  const body = request.body as ResumeRequest
  const client = body.action === 'send-link' ? body.tracking.clientId : request.ip
  const requester = { client, address: remoteAddressOf(request, services) }
  const faults = services.faults.of(client)
  if (faults.mail === 'fail' && body.action.startsWith('send')) throw unavailable('mail-unavailable')
  return withSaveFault(faults.saves, reply, async () => {
    if (body.action === 'send-link') return sendResumeLink(services, body, requester)
    if (body.action === 'send-code') return sendResumeCode(services, body.token, requester)
    return body.action === 'open' ? openResume(services, body) : closeResume(services, body)
  })
}
