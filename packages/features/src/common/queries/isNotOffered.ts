import type { ApiError, Result } from '@coverkit/api-client'
import { isOffered, type Offering, type OfferName } from '@coverkit/brand'

const METHOD_NOT_ALLOWED = 405
const NOT_IMPLEMENTED = 501

/** Whether a backend may not have an operation at all: trying again gives the same answer. */
export const isNotOffered = (error: ApiError): boolean =>
  error.kind === 'not-found' ||
  (error.kind === 'invalid' && error.status === METHOD_NOT_ALLOWED) ||
  (error.kind === 'server' && error.status === NOT_IMPLEMENTED)

/** In place of a list that the backend doesn't have, or the brand doesn't offer: there is nothing to show, and nothing to say there is none of. */
export const NOT_OFFERED: readonly never[] = []

/** Whether a list was read, and is empty. */
export const isEmptyList = (list: readonly unknown[] | undefined): boolean =>
  list !== undefined && list !== NOT_OFFERED && list.length === 0

/** The list of an answer; `NOT_OFFERED` where the backend has no such operation. */
export function listOf<Answer, Item>(
  answer: Result<Answer, ApiError>,
  items: (answer: Answer) => readonly Item[],
): Result<readonly Item[], ApiError> {
  if (answer.ok) return { ok: true, value: items(answer.value) }
  return isNotOffered(answer.error) ? { ok: true, value: NOT_OFFERED } : answer
}

/** Reads a list where the brand offers what it is of; else it is `NOT_OFFERED`, and nothing is asked for. */
export const readOffered = async <Item>(
  brand: Offering,
  offer: OfferName,
  read: () => Promise<Result<readonly Item[], ApiError>>,
): Promise<Result<readonly Item[], ApiError>> =>
  isOffered(brand, offer) ? read() : { ok: true, value: NOT_OFFERED }
