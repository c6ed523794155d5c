import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { routes } from './page.tsx'

/** The page as it is in the HTML before any script runs. */
export async function render(): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://floor.invalid/'))
  if (context instanceof Response) throw new Error('The floor redirects.')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}
