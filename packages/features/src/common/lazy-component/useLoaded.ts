import { useEffect, useState } from 'react'

/**
 * Returns a module that the first view of a page works without, once it is there: it is loaded after the page's first
 * render. Null before that, and where it can't be had. `load` is the same function whenever the page is drawn.
 */
export function useLoaded<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    load().then(setModule, () => undefined)
  }, [load])
  return module
}
