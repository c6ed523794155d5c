import type { PageServices } from '@coverkit/features/common/page-services'
import { persistOpenFlows } from '@coverkit/flow-draft/store'
import type { DataRouter } from 'react-router'

/** Which build was reloaded for which address; one of them is enough. */
const RELOADED = 'coverkit.reloaded'

/**
 * The code of a page that cannot be had, while its host answers, was replaced by a deploy: what was typed is kept, and the
 * page the visitor is going to is loaded again, once. If that does not help, the page itself says what is missing. Code
 * fetched ahead, or by a page that goes on without it, is no reason to take the page away.
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

/** Without a note there could be no end to it. */
function note(view: Window, attempt: string): boolean {
  try {
    view.sessionStorage.setItem(RELOADED, attempt)
    return true
  } catch {
    return false
  }
}
