import { defineBrandApp } from '@coverkit/vite'

export default defineBrandApp(import.meta.dirname)
