import './versao-do-node.mjs'
import { prepararDependencias } from './dependencias.mjs'
import { API, ambienteDoProjeto, NODE } from './lugares.mjs'
import { principal, servir } from './processo.mjs'
import { prepararSite } from './site.mjs'

await principal(async () => {
  await prepararDependencias()
  await prepararSite()
  const acompanhante = new URL('./fim-com-o-pai.mjs', import.meta.url).href
  return servir([{ comando: [NODE, '--import', acompanhante, API], env: ambienteDoProjeto() }])
})
