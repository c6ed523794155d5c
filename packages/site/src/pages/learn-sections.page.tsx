export { learnPages as pages } from '@coverkit/features/content/learn-sections'
