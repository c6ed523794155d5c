import { pack } from '../../index.ts'
import { care } from './care.ts'
import { course } from './course.ts'

/** Questions on a condition that has no pack of its own. */
export const general = pack('general', { ...course, ...care })
