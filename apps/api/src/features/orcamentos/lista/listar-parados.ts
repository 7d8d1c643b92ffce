import type { RespostaDe, ValorDe } from '@balcao/dominio/contrato'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Direcao } from '@balcao/dominio/listas/ordenacao'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import {
  chanceDoOrcamento,
  type DadosDaChance,
  MAIOR_CHANCE,
  valorEsperado,
} from '@balcao/dominio/orcamentos/chance'
import {
  direcaoDosParados,
  listarOrcamentosParados,
  type OrdenacaoDeParados,
} from '@balcao/dominio/orcamentos/parados'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { LIMITE_DA_CONTAGEM } from '../../../platform/banco/paginador.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { emLinhas, somarValores } from '../../pedidos/queries-lista-de-documentos.ts'
import { criarRotuladorDeOrcamentos } from '../nucleo/rotular-status.ts'
import { apresentarParado } from './presenter-parado.ts'
import {
  type CandidatoParado,
  candidatosParados,
  decisoesDosClientes,
  linhasDosParados,
  type OrdemDosCandidatos,
} from './queries-parados.ts'

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
  rota(listarOrcamentosParados, async ({ query, ...pergunta }) =>
    listarParados(pergunta, query, atendimentosPorOrcamento),
  )

type Pergunta = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }
type Consulta = ValorDe<typeof listarOrcamentosParados, 'query'>

/** VEN-01 A page of what is worth a call, for the list and for the home of who sells. */
export async function listarParados(
  { tx, sessao, negocio, agora }: Pergunta,
  { orderBy, direction = direcaoDosParados(orderBy), page, take, dias, ...filtros }: Consulta,
  atendimentosPorOrcamento: AtendimentosPorOrcamento,
): Promise<RespostaDe<typeof listarOrcamentosParados>> {
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
  const avaliar = criarAvaliacao(tx, hoje, atendimentosPorOrcamento)
  const pagina = <T>(todos: readonly T[]) => todos.slice((page - 1) * take, page * take)
  // By any other order the rows of the page are known without weighing the others.
  const daPagina =
    orderBy === 'vlEsperado'
      ? pagina(await peloEsperado(contados, avaliar, { direction, ate: page * take }))
      : await avaliar(pagina(contados))
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
}

type Avaliado = { id: number; dados: DadosDaChance; chance: number; esperado: number }

type Avaliar = (candidatos: readonly CandidatoParado[]) => Promise<Avaliado[]>

/** Weighed before it is known how many more have to be. */
const OS_PRIMEIROS = 100

/**
 * In the order of what they are worth, as far as `ate`. The candidates come by value, and none is worth more than its value by the
 * highest chance: where the largest come first, those that no chance would bring so far are not weighed.
 */
async function peloEsperado(
  contados: readonly CandidatoParado[],
  avaliar: Avaliar,
  { direction, ate }: { direction: Direcao; ate: number },
): Promise<Avaliado[]> {
  const sinal = direction === 'ASC' ? 1 : -1
  const emOrdem = (avaliados: readonly Avaliado[]) =>
    avaliados.toSorted((a, b) => sinal * (a.esperado - b.esperado || a.id - b.id))
  if (direction === 'ASC') return emOrdem(await avaliar(contados))
  const primeiros = emOrdem(await avaliar(contados.slice(0, Math.max(OS_PRIMEIROS, ate))))
  const ultimo = primeiros[ate - 1]?.esperado ?? 0
  const outros = contados
    .slice(primeiros.length)
    .filter(({ valorTotal }) => valorEsperado(valorTotal, MAIOR_CHANCE).toNumber() >= ultimo)
  return outros.length === 0 ? primeiros : emOrdem([...primeiros, ...(await avaliar(outros))])
}

const criarAvaliacao =
  (tx: Executor, hoje: string, atendimentosPorOrcamento: AtendimentosPorOrcamento) =>
  async (candidatos: readonly CandidatoParado[]): Promise<Avaliado[]> => {
    const [decisoes, conversas] = await Promise.all([
      decisoesDosClientes(tx, [...new Set(candidatos.map(({ clienteId }) => clienteId))]),
      atendimentosPorOrcamento(
        tx,
        candidatos.map(({ id }) => id),
      ),
    ])
    return candidatos.map(({ id, clienteId, valorTotal, incluidoEm, dataValidade }) => {
      const { ganhos, perdidos } = decisoes.get(clienteId) ?? { ganhos: 0, perdidos: 0 }
      const dados = { incluidoEm, dataValidade, ganhos, perdidos, atendimentos: conversas.get(id) ?? 0 }
      const chance = chanceDoOrcamento(dados, hoje)
      return { id, dados, chance, esperado: valorEsperado(valorTotal, chance).toNumber() }
    })
  }
