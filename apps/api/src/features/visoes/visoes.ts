import { ErroDeNegocio } from '@balcao/dominio/erros'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { type ContratosDeVisoes, MAXIMO_DE_VISOES } from '@balcao/dominio/visoes/contratos'
import { filtrosDaVisao } from '@balcao/dominio/visoes/filtros-da-visao'
import { rota } from '../../rota.ts'
import { apagarVisaoDe, gravarVisao, visoesDe } from './queries.ts'

/** The same three routes for every list that has views. */
export function criarRotasDeVisoes({ nome: lista, padrao, listar, guardar, apagar }: ContratosDeVisoes) {
  return [
    rota(listar, async ({ sessao: { colaboradorId }, tx }) => ({
      itens: await visoesDe(tx, { colaboradorId, lista }),
    })),
    rota(guardar, async ({ corpo, sessao: { colaboradorId }, agora, tx }) => {
      const existentes = await visoesDe(tx, { colaboradorId, lista })
      const nova = !existentes.some(({ nome }) => nome === corpo.nome)
      if (nova && existentes.length >= MAXIMO_DE_VISOES) throw new ErroDeNegocio('VISOES_DEMAIS')
      const filtros = filtrosDaVisao(corpo.filtros, padrao)
      return gravarVisao(tx, { nome: corpo.nome, filtros, colaboradorId, lista, criadaEm: agora })
    }),
    rota(apagar, async ({ params, sessao: { colaboradorId }, tx }) => {
      const apagou = await apagarVisaoDe(tx, { colaboradorId, lista }, params.idVisao)
      if (!apagou) throw new ErroDeNegocio('NAO_ENCONTRADO')
      return { message: TEXTOS.sucesso }
    }),
  ]
}
