import { ErroDeNegocio } from '@balcao/dominio/erros'
import { TEXTOS } from '@balcao/dominio/mensagens'
import {
  apagarVisao,
  guardarVisao,
  listarVisoes,
  MAXIMO_DE_VISOES,
} from '@balcao/dominio/tickets/contratos-lista'
import { filtrosDaVisao } from '@balcao/dominio/visoes/filtros-da-visao'
import { rota } from '../../rota.ts'
import { apagarVisaoDe, gravarVisao, visoesDe } from './queries.ts'

export const rotaListarVisoes = rota(listarVisoes, async ({ sessao, tx }) => ({
  itens: await visoesDe(tx, sessao.colaboradorId),
}))

export const rotaGuardarVisao = rota(guardarVisao, async ({ corpo, sessao, agora, tx }) => {
  const { colaboradorId } = sessao
  const existentes = await visoesDe(tx, colaboradorId)
  const nova = !existentes.some(({ nome }) => nome === corpo.nome)
  if (nova && existentes.length >= MAXIMO_DE_VISOES) throw new ErroDeNegocio('VISOES_DEMAIS')
  const filtros = filtrosDaVisao(corpo.filtros)
  return gravarVisao(tx, { nome: corpo.nome, filtros, colaboradorId, criadaEm: agora })
})

export const rotaApagarVisao = rota(apagarVisao, async ({ params, sessao, tx }) => {
  const apagou = await apagarVisaoDe(tx, sessao.colaboradorId, params.idVisao)
  if (!apagou) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return { message: TEXTOS.sucesso }
})
