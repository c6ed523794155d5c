import type { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** The package is CommonJS: its types name the function, its runtime puts it under `default`. */
const plugin = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv2020) => void

export const addFormatsTo = (ajv: Ajv2020): void => plugin(ajv)
