import {
  applicationWarnings,
  emptyApplication,
  emptyQuote,
  type PolicyHolder,
  type WarningCode,
} from '@coverkit/core'
import { today } from '#fields/today'

const PATH = 'holders.0.'

/** What deserves a second reading in a policy holder as they stand on the screen, by the names of the fields. */
export function holderWarnings<Name extends string>(
  holder: PolicyHolder,
  names: readonly Name[],
): ReadonlyMap<Name, WarningCode> {
  const application = { ...emptyApplication(holder.id), holders: [holder] }
  const found = applicationWarnings(application, emptyQuote(), { today: today() })
  return new Map(
    found.flatMap(({ field, code }) => {
      const path = field.startsWith(PATH) ? field.slice(PATH.length) : ''
      const own = path === 'postalAddress.postcode' ? 'postalPostcode' : path
      const name = names.find((one) => one === own)
      return name ? [[name, code] as const] : []
    }),
  )
}
