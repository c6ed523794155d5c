import { definePage } from '@coverkit/flow'
import type { ApplicationAnswers } from '../answers.ts'

/** Every step with how far it is: for who comes back, and for a look ahead. */
export const taskListPage = definePage<ApplicationAnswers>()({ path: 'overview', needs: 'nothing' })
