import type { SaveApplicationRequest } from '@coverkit/core'
import { type ApiCall, call } from '../call.ts'
import { saveApplicationOperation } from '../generated/operations/saveApplication.ts'
import type { SaveApplicationAnswer } from '../generated/schema.ts'

/**
 * Saves an application on the way, or submits it; core's `applicationRequest` builds the body. Does not
 * retry: the caller may send the same body with the same `tracking.id` again.
 *
 * A submission that lacks something is `invalid` with status 422, its fields those of `validateApplication`;
 * a draft that was submitted before is `invalid` with status 409 and the code `already-submitted`.
 */
export const saveApplication: ApiCall<SaveApplicationRequest, SaveApplicationAnswer> =
  call(saveApplicationOperation)
