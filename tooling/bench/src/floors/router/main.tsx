import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './page.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={createBrowserRouter(routes)} />)
