import type { PageServices } from '@coverkit/features/common/page-services'
import type { DataRouter } from 'react-router'
import { whenIdle } from './whenIdle.ts'

/** Loads code that no page waits for, once the browser is idle. */
export function loadAfterPage(router: DataRouter, services: PageServices): void {
  whenIdle(() => {
    import('./afterPage.ts').then(({ afterPage }) => afterPage(router, services)).catch(() => undefined)
  })
}
