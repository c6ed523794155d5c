import { isEmailAddress } from '@coverkit/core'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** The package is CommonJS: its types export the function, its runtime exports it as `default`. */
const plugin = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void

/** Without the prefix `urn:uuid:`, which databases refuse. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Adds the document's formats; an address has the same grammar as in core. */
export function addFormatsTo(ajv: Ajv2020): void {
  plugin(ajv)
  ajv.addFormat('uuid', UUID)
  ajv.addFormat('email', isEmailAddress)
}
