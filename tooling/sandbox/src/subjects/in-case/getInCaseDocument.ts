import { callerOf } from '../../auth/authenticate.ts'
import { brandNameOf } from '../../brands/brandNames.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import { renderInTurn, waitingOf } from '../../rendering/renderInTurn.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { inCaseDocument } from './inCaseDocument.ts'
import { inCasePage } from './inCasePage.ts'
import { inCaseRow } from './inCaseRows.ts'

/** Returns the caller's page as a tagged PDF, as of today. */
export const getInCaseDocument: Operation<'getInCaseDocument'> = async (services, request, reply) => {
  const { queries } = services.database
  const owner = callerOf(request).subject
  const accountName = await accountNameOf({ ...services, queries }, owner)
  const today = todayInSydney(services.now())
  const document = inCaseDocument({
    page: await inCasePage({ ...services, queries }, owner, await inCaseRow(queries, owner)),
    today,
    broker: accountName && brandNameOf(accountName),
    letterhead: accountName ? letterheadOf(accountName) : null,
  })
  const pdf = await renderInTurn(waitingOf(request), { document, createdAt: services.now() })
  return reply
    .header('content-disposition', 'attachment; filename="if-something-happens.pdf"')
    .type('application/pdf')
    .send(pdf)
}
