import { ErroDeNegocio } from '@balcao/dominio/erros'
import { usarResposta } from '@balcao/dominio/respostas/contratos'
import { rota } from '../../rota.ts'
import { respostaDaSessao } from './queries.ts'
import { contarUso } from './queries-escrita.ts'

export const rotaUsarResposta = rota(usarResposta, async ({ params, sessao, agora, tx }) => {
  const achada = await respostaDaSessao(tx, sessao, params.idResposta)
  if (!achada) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return { usos: await contarUso(tx, achada.resposta.id, sessao.colaboradorId, agora) }
})
