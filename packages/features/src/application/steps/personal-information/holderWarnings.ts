import { applicationWarnings, emptyApplication, emptyQuote, type WarningCode } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { holderOnScreen } from './holderOnScreen.ts'
import { today } from './today.ts'
import { HOLDER_FIELDS, type HolderField } from './view.ts'

const PATH = 'holders.0.'

export type HolderWarnings = ReadonlyMap<HolderField, WarningCode>

/** What deserves a second reading in one policy holder's fields as they stand on the screen. */
export function holderWarnings(fields: InputValues<HolderField>): HolderWarnings {
  const holder = holderOnScreen('one', fields)
  const application = { ...emptyApplication(holder.id), holders: [holder] }
  const found = applicationWarnings(application, emptyQuote(), { today: today() })
  return new Map(
    found.flatMap(({ field, code }) => {
      const name = field.startsWith(PATH) ? nameOf(field.slice(PATH.length)) : undefined
      return name ? [[name, code] as const] : []
    }),
  )
}

function nameOf(path: string): HolderField | undefined {
  return path === 'postalAddress.postcode' ? 'postalPostcode' : HOLDER_FIELDS.find((name) => name === path)
}
