import { startScheme } from './startScheme.ts'

// A classic script of the page's head, which imports nothing: what it imported would come later than the first paint.
startScheme(window)
