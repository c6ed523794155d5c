import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'

/** Loaded once there is a second holder on the page. */
export const SecondHolderActions = lazyComponent(
  () => import('./SecondHolderActions.tsx'),
  'SecondHolderActions',
)
