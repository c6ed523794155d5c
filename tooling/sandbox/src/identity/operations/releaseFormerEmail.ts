import { networkOf } from '../../auth/networkOf.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { sessionOf } from '../accessToken.ts'
import { addressReleasedMail } from '../accountChangedMail.ts'
import { checkOwnPassword, lockWithPassword } from '../checkOwnPassword.ts'
import { text } from '../fields.ts'
import { isHeld } from '../heldAddress.ts'
import type { IdentityOperation } from '../IdentityOperation.ts'
import { brandOf, changePerson } from '../people.ts'

/**
 * Ends the period in which former addresses restore the account, for an owner who lost the old mailbox. The password is required,
 * since an intruder with only a session may have changed the address. Both addresses get a message. An address that becomes a
 * former one meanwhile is not released.
 */
export const releaseFormerEmail: IdentityOperation = async (services, fields, remote) => {
  const { person } = await sessionOf(services, fields)
  await checkOwnPassword(services, person, { password: text(fields, 'Password'), from: networkOf(remote) })
  const { database, sealing, mailOutbox, now } = services
  const at = now()
  const asked = new Set(person.formerEmails.filter((former) => isHeld(former, at)).map(({ email }) => email))
  if (asked.size === 0) return {}
  await database.queries.transaction(async (queries) => {
    const current = await lockWithPassword(queries, person)
    const released = current.formerEmails.filter((former) => asked.has(former.email) && isHeld(former, at))
    const formerEmails = current.formerEmails.map((former) =>
      released.includes(former) ? { ...former, isReleased: true } : former,
    )
    await changePerson(queries, person.sub, { formerEmails }, at)
    for (const email of new Set(released.map((former) => former.email)))
      for (const to of [current.email, email]) {
        const mail = signedByBrand(addressReleasedMail(to, email), brandOf(sealing, current))
        await mailOutbox.enqueue(queries, mail, { sentAt: at })
      }
  })
  mailOutbox.dispatch()
  return {}
}
