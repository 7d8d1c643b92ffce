import './versao-do-node.mjs'
import { prepararDependencias } from './dependencias.mjs'
import { ALOCADOR_DO_SERVIDOR, ambienteDoProjeto, COMANDO_DO_SERVIDOR } from './lugares.mjs'
import { manter, principal } from './processo.mjs'
import { prepararSite } from './site.mjs'

await principal(async () => {
  await prepararDependencias()
  await prepararSite()
  const env = { ...ALOCADOR_DO_SERVIDOR, ...ambienteDoProjeto() }
  return manter({ comando: COMANDO_DO_SERVIDOR, env })
})
