import { countUse } from '../codes/countUse.ts'
import { type CodeName, makeCode } from '../codes/oneTimeCodes.ts'
import { mails } from '../database/schema.ts'
import { codeMail } from '../mail/codeMail.ts'
import type { Services } from '../Services.ts'
import { IdentityError, limitExceeded } from './IdentityError.ts'

const HOUR_MS = 3_600_000
const CODES_AN_HOUR = 5

/** `CodeDeliveryDetails` of the service. */
export interface CodeDelivery {
  AttributeName: 'email'
  DeliveryMedium: 'EMAIL'
  Destination: string
}

/**
 * Makes a code and mails it to an address. Without a receiver everything else happens as if there were one, so that
 * nobody learns from the answer, its time or its limits who has an account.
 *
 * @throws IdentityError beyond five codes an hour, or when no mail can be sent
 */
export async function mailCode(
  services: Services,
  name: CodeName,
  address: string,
  { hasReceiver }: { hasReceiver: boolean },
): Promise<CodeDelivery> {
  const { database, faults, handOn, now } = services
  const asked = await countUse(database.queries, `codes ${name.purpose} ${name.of}`, HOUR_MS, now())
  if (asked > CODES_AN_HOUR) throw limitExceeded()
  if (faults.of(address).mail === 'fail')
    throw new IdentityError('CodeDeliveryFailureException', 'The code could not be delivered.')
  const code = await makeCode(services, name)
  if (hasReceiver) {
    await database.queries.insert(mails).values({ ...codeMail(address, code, name.purpose), sentAt: now() })
    handOn.now()
  }
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(address) }
}

/** `r***@e***`, as the service shows where a code went. */
const masked = (address: string) =>
  address
    .split('@')
    .map((part) => `${part.slice(0, 1)}***`)
    .join('@')
