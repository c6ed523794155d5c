import { pack } from '../../index.ts'
import { sensitiveCare } from './care.ts'
import { sensitiveCourse } from './course.ts'

/** The general pack, for sensitive conditions. */
export const sensitiveGeneral = pack('sensitiveGeneral', { ...sensitiveCourse, ...sensitiveCare })
