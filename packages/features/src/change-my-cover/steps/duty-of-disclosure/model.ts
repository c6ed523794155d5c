import { dutyCopy } from '#underwriting/duty'
import { acceptanceReader } from '../acceptanceReader.ts'

export const model = acceptanceReader({ dutyOfDisclosure: { otherwise: dutyCopy.unticked } })
