import type { PageServices } from '@coverkit/features/common/page-services'
import { persistOpenFlows } from '@coverkit/flow-draft/store'
import type { DataRouter } from 'react-router'

/** Session storage key of the build and address that was reloaded last; one of them is enough. */
const RELOADED = 'coverkit.reloaded'

/**
 * A page's code that fails to load while its host answers was replaced by a deploy: the input is persisted,
 * and the page that the visitor is going to is loaded again, once. If that does not help, the page itself
 * reports the failure. A failed prefetch, or one of code that its page can do without, does not reload the
 * page.
 */
export function reloadAfterDeploy(
  view: Window,
  router: Pick<DataRouter, 'state'>,
  services: PageServices,
): void {
  let isReloading = false

  async function reload(): Promise<void> {
    const { navigation, errors, location } = router.state
    if (!navigation.location && !errors) return
    const { pathname, search } = navigation.location ?? location
    const target = `${pathname}${search}`
    const attempt = `${buildOf(view.document)} ${target}`
    if (attempt === reloaded(view) || !(await isThere(target)) || !(await persistOpenFlows(services))) return
    if (!note(view, attempt)) return
    if (target === `${view.location.pathname}${view.location.search}`) view.location.reload()
    else view.location.assign(target)
  }

  view.addEventListener('vite:preloadError', () => {
    if (isReloading) return
    isReloading = true
    void reload()
      .catch(() => undefined)
      .then(() => {
        isReloading = false
      })
  })
}

/** The script that the page began with. Its name changes with every build. */
function buildOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
}

async function isThere(path: string): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) } as const
  return fetch(path, options).then(
    ({ ok }) => ok,
    () => false,
  )
}

function reloaded(view: Window): string | null {
  try {
    return view.sessionStorage.getItem(RELOADED)
  } catch {
    return null
  }
}

/** Guards against a reload loop: without a stored note, the page is not reloaded. */
function note(view: Window, attempt: string): boolean {
  try {
    view.sessionStorage.setItem(RELOADED, attempt)
    return true
  } catch {
    return false
  }
}
