import './versao-do-node.mjs'
import { prepararDependencias } from './dependencias.mjs'
import { API, ambienteDoProjeto, NODE, WEB } from './lugares.mjs'
import { principal, servir } from './processo.mjs'
import { programaDoVite } from './site.mjs'

await principal(async () => {
  await prepararDependencias()
  const env = { ...ambienteDoProjeto(), PORT: process.env.PORT ?? '3000', GALERIA: '1' }
  return servir([
    { comando: [NODE, '--watch', '--watch-preserve-output', API], env },
    { comando: [NODE, programaDoVite(), '--port', '5173', '--strictPort'], cwd: WEB, env },
  ])
})
