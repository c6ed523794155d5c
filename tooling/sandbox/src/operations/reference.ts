import { answerLikeSource } from '../faults/answerLikeSource.ts'
import { Problem } from '../problem/Problem.ts'
import type { Operation } from './Operation.ts'
import type { Services } from './Services.ts'

/** Every name of every occupation; the first with an id is the occupation's own. */
const occupationList = ({ tables }: Services) =>
  JSON.stringify(
    [...tables.occupations.values()].flatMap(({ id, titles }) =>
      titles.map(({ description, words }) => ({ id, description, ...(words.length > 0 && { words }) })),
    ),
  )

export const getOccupationsFile: Operation<'getOccupationsFile'> = async (services) => ({
  data: await answerLikeSource(occupationList(services), services.faults.of().occupations.cdn),
})

export const getOccupations: Operation<'getOccupations'> = async (services) => ({
  data: await answerLikeSource(occupationList(services), services.faults.of().occupations.api),
})

export const getSupplierDocuments: Operation<'getSupplierDocuments'> = async ({ documents, faults }) => ({
  successful: true,
  data: await answerLikeSource(JSON.stringify(await documents.list()), faults.of().documents),
})

export const getVendor: Operation<'getVendor'> = async ({ vendors }, { query }) => {
  const vendor = vendors.get(query.supplierCode)
  if (!vendor) throw new Problem(404, [{ field: 'supplierCode', code: 'unknown' }])
  return vendor
}
