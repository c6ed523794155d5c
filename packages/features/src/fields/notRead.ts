import type { InputValue } from '@coverkit/flow'
import * as z from 'zod/mini'

/** The schema of a field that is not on the screen: whatever it holds is undefined. */
export const notRead = () =>
  z.pipe(
    z.custom<InputValue>(),
    z.transform(() => undefined),
  )
