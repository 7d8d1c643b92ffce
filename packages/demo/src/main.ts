import { enableCompileCache } from 'node:module'

// As `src/main.ts`.
enableCompileCache()
await import('./ligar-com-a-demo.ts')
