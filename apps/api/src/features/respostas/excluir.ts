import { ErroDeNegocio } from '@balcao/dominio/erros'
import { excluirResposta, restaurarResposta } from '@balcao/dominio/respostas/contratos'
import { rota } from '../../rota.ts'
import { registrar, travarParaMudar } from './criar-e-alterar.ts'
import { donaDoAtalho, mudarResposta } from './queries-escrita.ts'

/** MES-05 Out of everybody's sight at once; `rotaRestaurarResposta` brings it back as it was. */
export const rotaExcluirResposta = rota(excluirResposta, async ({ params, query, ...escrita }) => {
  const { tx, autoria } = escrita
  const gravada = await travarParaMudar(escrita, params.idResposta, query.versao)
  if (gravada.excluidaEm) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await mudarResposta(tx, autoria, gravada.id, { excluidaEm: autoria.agora })
  await registrar(escrita, gravada.id, 'EXCLUIR', { titulo: gravada.titulo })
  return { message: `“${gravada.titulo}” excluída.`, versao: gravada.versao + 1 }
})

export const rotaRestaurarResposta = rota(restaurarResposta, async ({ params, corpo, ...escrita }) => {
  const { tx, autoria } = escrita
  const gravada = await travarParaMudar(escrita, params.idResposta, corpo.versao)
  if (!gravada.excluidaEm) throw new ErroDeNegocio('RESPOSTA_NAO_EXCLUIDA')
  if (await donaDoAtalho(tx, gravada, gravada.id)) throw new ErroDeNegocio('RESPOSTA_ATALHO_OCUPADO')
  await mudarResposta(tx, autoria, gravada.id, { excluidaEm: null })
  await registrar(escrita, gravada.id, 'RESTAURAR')
  return { message: `“${gravada.titulo}” está de volta.`, versao: gravada.versao + 1 }
})
