import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Direcao } from '@balcao/dominio/listas/ordenacao'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { chanceDoOrcamento, valorEsperado } from '@balcao/dominio/orcamentos/chance'
import {
  direcaoDosParados,
  listarOrcamentosParados,
  type OrdenacaoDeParados,
} from '@balcao/dominio/orcamentos/parados'
import type { Executor } from '../../platform/banco/conexao.ts'
import { LIMITE_DA_CONTAGEM } from '../../platform/banco/paginador.ts'
import { rota } from '../../rota.ts'
import { emLinhas, somarValores } from '../pedidos/queries-lista-de-documentos.ts'
import { apresentarParado } from './presenter-parado.ts'
import {
  type CandidatoParado,
  candidatosParados,
  decisoesDosClientes,
  linhasDosParados,
  type OrdemDosCandidatos,
} from './queries-parados.ts'
import { criarRotuladorDeOrcamentos } from './rotular-status.ts'

/** How many times each of these quotes was talked about, as whoever keeps the attendances tells. */
export type AtendimentosPorOrcamento = (
  banco: Executor,
  orcamentos: readonly number[],
) => Promise<ReadonlyMap<number, number>>

const invertida = (sentido: Direcao): Direcao => (sentido === 'ASC' ? 'DESC' : 'ASC')

/** What is worth little is worth little by any chance: which are counted is told by value. */
function ordemDosCandidatos(orderBy: OrdenacaoDeParados, sentido: Direcao): OrdemDosCandidatos {
  if (orderBy === 'vlEsperado') return { pelo: 'valorTotal', sentido: 'DESC' }
  if (orderBy === 'vlTot') return { pelo: 'valorTotal', sentido }
  return { pelo: 'movimentadoEm', sentido: invertida(sentido) }
}

/** VEN-01 Attendances refer to their quote, so quotes do not know them: whoever composes the routes says where they are read. */
export const criarRotaListarParados = (atendimentosPorOrcamento: AtendimentosPorOrcamento) =>
  rota(listarOrcamentosParados, async ({ query, sessao, negocio, agora, tx }) => {
    const { orderBy, direction = direcaoDosParados(orderBy), page, take, dias, ...filtros } = query
    const hoje = hojeEm(agora)
    const diasParado =
      dias === undefined
        ? negocio.parametroPorFilial('diasOrcamentoParado')
        : { geral: dias, excecoes: new Map<number, number>() }
    const achados = await candidatosParados(
      tx,
      sessao,
      { ...filtros, dias: diasParado, hoje },
      { ...ordemDosCandidatos(orderBy, direction), quantos: LIMITE_DA_CONTAGEM + 1 },
    )
    const contados = achados.slice(0, LIMITE_DA_CONTAGEM)
    const avaliados = await avaliar(tx, contados, agora, atendimentosPorOrcamento)
    if (orderBy === 'vlEsperado') {
      const sinal = direction === 'ASC' ? 1 : -1
      avaliados.sort((a, b) => sinal * (a.esperado.comparedTo(b.esperado) || a.id - b.id))
    }
    const daPagina = avaliados.slice((page - 1) * take, page * take)
    const porId = new Map(daPagina.map((avaliado) => [avaliado.id, avaliado]))
    const linhas = await emLinhas(daPagina, (ids) => linhasDosParados(tx, ids))
    const rotular = criarRotuladorDeOrcamentos(negocio, agora)
    return {
      itens: linhas.flatMap((linha) => {
        const avaliado = porId.get(linha.id)
        return avaliado ? [apresentarParado(linha, avaliado, { rotular, hoje })] : []
      }),
      paginator: montarPaginator(page, take, achados.length, LIMITE_DA_CONTAGEM),
      vlTotGeral: somarValores(contados).toNumber(),
    }
  })

async function avaliar(
  tx: Executor,
  candidatos: readonly CandidatoParado[],
  agora: Date,
  atendimentosPorOrcamento: AtendimentosPorOrcamento,
) {
  const [decisoes, conversas] = await Promise.all([
    decisoesDosClientes(tx, [...new Set(candidatos.map(({ clienteId }) => clienteId))]),
    atendimentosPorOrcamento(
      tx,
      candidatos.map(({ id }) => id),
    ),
  ])
  return candidatos.map(({ id, clienteId, valorTotal, incluidoEm, dataValidade }) => {
    const { ganhos, perdidos } = decisoes.get(clienteId) ?? { ganhos: 0, perdidos: 0 }
    const atendimentos = conversas.get(id) ?? 0
    const avaliacao = chanceDoOrcamento({ incluidoEm, dataValidade, ganhos, perdidos, atendimentos }, agora)
    return { id, ...avaliacao, esperado: valorEsperado(valorTotal, avaliacao.chance) }
  })
}
