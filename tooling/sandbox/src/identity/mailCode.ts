import { countUse } from '../codes/countUse.ts'
import { type CodeName, makeCode } from '../codes/oneTimeCodes.ts'
import { signedByBrand } from '../mail/signedByBrand.ts'
import { codeMail } from './codeMail.ts'
import { IdentityError, limitExceeded } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { isKnownNetwork } from './lockOut.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CODES_AN_HOUR = 5
/** Codes to one address for one purpose, requested from networks that its owner never signed in from. */
const UNKNOWN_NETWORK_CODES_A_DAY = 10

/** `CodeDeliveryDetails` of the service. */
export interface CodeDelivery {
  AttributeName: 'email'
  DeliveryMedium: 'EMAIL'
  Destination: string
}

/**
 * Counts a request for a code: five an hour for each requester, for known and unknown addresses alike. All
 * networks that the owner never signed in from share a daily limit.
 * @throws IdentityError beyond it
 */
export async function limitCodes(
  { database, now }: Pick<IdentityServices, 'database' | 'now'>,
  name: CodeName,
): Promise<void> {
  const { queries } = database
  const { purpose, of, from } = name
  const requested = await countUse(queries, `codes ${purpose} ${of} ${from ?? ''}`, HOUR_MS, now())
  if (requested > CODES_AN_HOUR) throw limitExceeded()
  if (from === undefined || (await isKnownNetwork(queries, { email: of, from }, now()))) return
  const requestedByAll = await countUse(queries, `codes ${purpose} ${of} by strangers`, DAY_MS, now())
  if (requestedByAll > UNKNOWN_NETWORK_CODES_A_DAY) throw limitExceeded()
}

/**
 * Makes a code and mails it to an address. Without a receiver all other steps are the same, so that the answer,
 * its time and its limits do not reveal who has an account.
 * @throws IdentityError when no mail can be sent
 */
export async function mailCode(
  services: IdentityServices,
  name: CodeName,
  address: string,
  { hasReceiver, accountName }: { hasReceiver: boolean; accountName: string | undefined },
): Promise<CodeDelivery> {
  const { database, faults, mailOutbox, sites, now } = services
  if (faults.of(address).mail === 'fail')
    throw new IdentityError('CodeDeliveryFailureException', 'The code could not be delivered.')
  const code = await makeCode(services, name)
  // Without a receiver any brand signs, which takes the same time.
  const [anyBrand] = sites.keys()
  const mail = signedByBrand(codeMail(address, code, name.purpose), hasReceiver ? accountName : anyBrand)
  const { enqueue, enqueueForNobody, dispatch } = mailOutbox
  await (hasReceiver ? enqueue : enqueueForNobody)(database.queries, mail, { sentAt: now() })
  dispatch()
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(address) }
}

/** Masks an address as `r***@e***`, the form in which the service shows where a code was sent. */
const masked = (address: string) =>
  address
    .split('@')
    .map((part) => `${part.slice(0, 1)}***`)
    .join('@')
