import { enableCompileCache } from 'node:module'

// Half of what a start costs is compiling what did not change since the last one. Before anything else is loaded, so not by `import`.
enableCompileCache()
const { ligar } = await import('./ligar.ts')
await ligar()
