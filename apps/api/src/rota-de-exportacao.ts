import { Readable } from 'node:stream'
import type { Contrato } from '@balcao/dominio/contrato'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { type Campos, camposVisiveis, type TipoDoCampo, valorDoCampo } from '@balcao/dominio/listas/campos'
import {
  FORMATOS_DE_EXPORTACAO,
  type FormatoDeExportacao,
  MAXIMO_DA_EXPORTACAO,
} from '@balcao/dominio/listas/exportacao'
import { pode } from '@balcao/dominio/permissoes'
import type { output, ZodMiniType } from 'zod/mini'
import type { Negocio } from './negocio.ts'
import type { Executor } from './platform/banco/conexao.ts'
import { registrarHistorico } from './platform/banco/historico.ts'
import { insistir } from './platform/banco/insistir.ts'
import { transacao } from './platform/banco/transacao.ts'
import type { Rota } from './platform/http/rota.ts'
import type { ColunaDaPlanilha, EscritorDePlanilha } from './platform/planilha/coluna.ts'
import { escreverCsv } from './platform/planilha/csv.ts'
import { escreverXlsx } from './platform/planilha/xlsx.ts'
import { rota } from './rota.ts'
import { filiaisDaSessao, type Sessao } from './sessao.ts'

const LINHAS_POR_FATIA = 500

const ESCRITORES: Record<FormatoDeExportacao, EscritorDePlanilha> = { xlsx: escreverXlsx, csv: escreverCsv }

export type PedidoDeExportacao<F> = {
  filtro: F
  tx: Executor
  sessao: Sessao
  negocio: Negocio
  agora: Date
}

type Exportacao<F, T> = {
  /** The noun of the record of who took what. */
  entidade: string
  /** The beginning of the file's name. */
  arquivo: string
  /** Those that have a place in a spreadsheet, and that the session may see, are its columns. */
  campos: Campos<T>
  /** Which rows go, in the order of the list. */
  ids: (pedido: PedidoDeExportacao<F>, maximo: number) => Promise<number[]>
  /** Those of these rows that the session still sees, as the list shows them, in whatever order. */
  linhas: (pedido: PedidoDeExportacao<F>, ids: readonly number[]) => Promise<T[]>
}

type ContratoDeExportacao = Contrato & {
  metodo: 'GET'
  query: ZodMiniType<{ formato: FormatoDeExportacao; ids: number[] }>
  resposta: { midia: string }
  publico?: never
}

type FiltroDe<K extends ContratoDeExportacao> = Omit<output<K['query']>, 'formato' | 'ids'>

const NA_PLANILHA: Record<TipoDoCampo, ColunaDaPlanilha['tipo']> = {
  texto: 'texto',
  numero: 'numero',
  dinheiro: 'numero',
  data: 'data',
  instante: 'data',
}

/** GER-02 Money with the decimals of the branches that were asked for, or of those the session sees. */
function colunasDaPlanilha<T>(
  campos: Campos<T>,
  { filtro, sessao, negocio, agora }: PedidoDeExportacao<{ filial?: number[] }>,
) {
  const filiais = filtro.filial && filtro.filial.length > 0 ? filtro.filial : filiaisDaSessao(sessao)
  const casas = negocio.parametrosEntre(filiais).casasDecimaisDinheiro
  return camposVisiveis(campos, (acao) => pode(sessao.autorizacoes, acao)).flatMap(([nome, campo]) => {
    const { rotulo, naPlanilha = rotulo, tipo = 'texto', planilha: largura } = campo
    if (largura === undefined) return []
    return {
      titulo: naPlanilha,
      largura,
      tipo: NA_PLANILHA[tipo],
      ...(tipo === 'dinheiro' && { casas }),
      celula: (item: T) => valorDoCampo(nome, campo, item, agora),
    }
  })
}

/** TIC-01 A list as a spreadsheet. Which rows go is decided at once; what they hold is read in slices, only as fast as it is taken. */
export function rotaDeExportacao<K extends ContratoDeExportacao, T extends { id: number }>(
  contrato: K,
  { entidade, arquivo, campos, ids, linhas }: Exportacao<FiltroDe<K>, T>,
): Rota {
  // The binder has parsed the query with this very contract; here it is known only by what every export has.
  return rota<ContratoDeExportacao>(
    contrato,
    async ({ query, sessao, negocio, agora, autoria, resposta, tx }) => {
      const { formato, ids: pedidos, ...filtro } = query
      const pedido = { filtro: filtro as FiltroDe<K>, tx, sessao, negocio, agora }
      // What the session does not see is not there; the order is the one they were asked in.
      const visiveisEntre = async (quais: readonly number[]) => {
        const visiveis = new Set((await linhas(pedido, quais)).map(({ id }) => id))
        return [...new Set(quais)].filter((id) => visiveis.has(id))
      }
      const escolhidos =
        pedidos.length > 0 ? await visiveisEntre(pedidos) : await ids(pedido, MAXIMO_DA_EXPORTACAO)
      // Who took personal data out of the system, and which, is on record before the first byte leaves.
      await transacao(negocio.banco, (gravacao) =>
        registrarHistorico(gravacao, autoria, {
          entidade,
          entidadeId: 'lista',
          acao: 'EXPORTAR',
          dados: {
            formato,
            filtro,
            total: escolhidos.length,
            ...(pedidos.length > 0 && { ids: escolhidos }),
          },
        }),
      )
      const daPlanilha = colunasDaPlanilha(campos, pedido)
      async function* celulas() {
        for (let inicio = 0; inicio < escolhidos.length; inicio += LINHAS_POR_FATIA) {
          const fatia = escolhidos.slice(inicio, inicio + LINHAS_POR_FATIA)
          const porId = new Map((await insistir(() => linhas(pedido, fatia))).map((item) => [item.id, item]))
          for (const item of fatia.flatMap((id) => porId.get(id) ?? []))
            yield daPlanilha.map(({ celula }) => celula(item))
        }
      }
      return resposta
        .header('content-disposition', `attachment; filename="${arquivo}-${hojeEm(agora)}.${formato}"`)
        .header('x-total-de-linhas', escolhidos.length)
        .type(FORMATOS_DE_EXPORTACAO[formato].midia)
        .send(Readable.from(ESCRITORES[formato](daPlanilha, celulas())))
    },
  )
}
