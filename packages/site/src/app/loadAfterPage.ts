import type { Session } from '@coverkit/features/common/session'
import type { DataRouter } from 'react-router'
import { whenIdle } from './whenIdle.ts'

/** Loads what no page waits for, once the browser has nothing better to do. */
export function loadAfterPage(router: DataRouter, session: Session): void {
  whenIdle(() => {
    import('./afterPage.ts').then(({ afterPage }) => afterPage(router, session)).catch(() => undefined)
  })
}
