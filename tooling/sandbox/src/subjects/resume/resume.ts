import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { sendResumeCode } from './resumeCode.ts'
import { sendResumeLink } from './resumeLink.ts'
import { closeResume, openResume } from './resumeOpen.ts'

/** Continues a draft from a mailed link. The action is in the body, so that no URL contains a token. */
export const resume: Operation<'resume'> = async (services, request, reply) => {
  const { body } = request
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
