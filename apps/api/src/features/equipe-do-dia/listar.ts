import type { ValorDe } from '@balcao/dominio/contrato'
import { CAMPOS_DA_EQUIPE, type PessoaDoDia } from '@balcao/dominio/equipe-do-dia/campos'
import {
  direcaoDaEquipe,
  exportarEquipeDoDia,
  listarEquipeDoDia,
  listarLinhasDoIndicador,
  type OrdenacaoDaEquipe,
  resumirEquipeDoDia,
  type TotaisDaEquipe,
} from '@balcao/dominio/equipe-do-dia/contratos'
import { conversao, MAIOR_PERIODO_DIAS } from '@balcao/dominio/equipe-do-dia/indicadores'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { diasEntre, hojeEm } from '@balcao/dominio/formatos/datas'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { diasUteis, mesDe, somarMeses } from '@balcao/dominio/objetivos/progresso'
import { type Criterio, dizerCriterio } from '@balcao/dominio/vendas/criterio'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import type { Sessao } from '../../sessao.ts'
import { calendariosDasFiliais } from '../filiais/queries.ts'
import { calendarioDe } from '../objetivos/medir-objetivos.ts'
import { objetivosDaSerie } from '../objetivos/queries.ts'
import { criterioDoNegocio } from '../vendas/queries-criterio.ts'
import { type Dias, figurasDe, type PessoaDaEquipe, pessoasDaEquipe, positivadosEntre } from './queries.ts'
import { linhasDoIndicador } from './queries-linhas.ts'

type Filtro = ValorDe<typeof resumirEquipeDoDia, 'query'>
type Pedido = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }

/** Today unless said otherwise; one end alone is that day. */
function diasDe({ dtIni, dtFim }: Filtro, agora: Date): Dias {
  const de = dtIni ?? dtFim ?? hojeEm(agora)
  const ate = dtFim ?? de
  if (ate < de) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { dtFim: MENSAGENS.periodoInvertido } })
  if (diasEntre(de, ate) >= MAIOR_PERIODO_DIAS)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { dtFim: MENSAGENS.periodoMaximo(MAIOR_PERIODO_DIAS) },
    })
  return { de, ate }
}

const criterioDo = ({ data }: Filtro, negocio: Negocio): Criterio => {
  const doNegocio = criterioDoNegocio(negocio)
  return { ...doNegocio, data: data ?? doNegocio.data }
}

/** What the months' targets ask of these days, each working day as much as the others. */
async function metasDe(tx: Executor, { de, ate }: Dias) {
  const meses = [mesDe(de)]
  while ((meses.at(-1) ?? '') < mesDe(ate)) meses.push(somarMeses(meses.at(-1) ?? '', 1))
  const serie = { escopo: 'VENDEDOR', tipo: 'VALOR', marca: '' } as const
  const [calendarios, ...porMes] = await Promise.all([
    calendariosDasFiliais(tx),
    ...meses.map(async (mes) => {
      const linhas = await objetivosDaSerie(tx, { ...serie, mes })
      return { mes, metas: new Map(linhas.map(({ alvoId, meta }) => [alvoId, Number(meta)])) }
    }),
  ])
  return ({ id, filialId }: PessoaDaEquipe): number | null => {
    const calendario = calendarioDe(calendarios, filialId)
    const partes = porMes.flatMap(({ mes, metas }) => {
      const meta = metas.get(id)
      const uteis = diasUteis(calendario, mes)
      if (meta === undefined || uteis.length === 0) return []
      return [(meta / uteis.length) * uteis.filter((dia) => dia >= de && dia <= ate).length]
    })
    return partes.length === 0 ? null : Math.round(partes.reduce((soma, um) => soma + um, 0) * 100) / 100
  }
}

type Medida = Omit<PessoaDoDia, 'posicao'> & { convertidos: number }

async function medidos({ tx, sessao, negocio, agora }: Pedido, filtro: Filtro): Promise<Medida[]> {
  const dias = diasDe(filtro, agora)
  const pessoas = await pessoasDaEquipe(tx, sessao, filtro)
  const [figuras, metaDe] = await Promise.all([
    figurasDe(tx, { ids: pessoas.map(({ id }) => id), criterio: criterioDo(filtro, negocio), ...dias }),
    metasDe(tx, dias),
  ])
  return pessoas.map((pessoa) => {
    const dela = figuras(pessoa.id)
    const meta = metaDe(pessoa)
    const { id, nome, tipo } = pessoa
    return { id, nome, tipo, ...dela, meta, percentual: parte(dela.vlPedidos, meta) }
  })
}

const parte = (valor: number, meta: number | null): number | null =>
  meta === null || meta === 0 ? null : Math.round((valor / meta) * 1000) / 10

/** The ranking is by what was sold; who sold alike stands alike. */
function comPosicao(itens: readonly Medida[]): PessoaDoDia[] {
  return itens.map(({ convertidos: _, ...item }) => ({
    ...item,
    posicao: 1 + itens.filter(({ vlPedidos }) => vlPedidos > item.vlPedidos).length,
  }))
}

type Ordem = { orderBy: OrdenacaoDaEquipe; direction?: 'ASC' | 'DESC' | undefined }
const alfabetica = new Intl.Collator('pt-BR')

function ordenar(itens: PessoaDoDia[], { orderBy, direction }: Ordem): PessoaDoDia[] {
  const sentido = (direction ?? direcaoDaEquipe(orderBy)) === 'ASC' ? 1 : -1
  const comparar = (a: PessoaDoDia, b: PessoaDoDia) =>
    orderBy === 'nome' ? alfabetica.compare(a.nome, b.nome) : (a[orderBy] ?? -1) - (b[orderBy] ?? -1)
  return itens.toSorted((a, b) => sentido * comparar(a, b) || alfabetica.compare(a.nome, b.nome))
}

const daEquipe = async (pedido: Pedido, filtro: Filtro & Ordem) =>
  ordenar(comPosicao(await medidos(pedido, filtro)), filtro)

export const rotaListarEquipeDoDia = rota(listarEquipeDoDia, async ({ query, ...pedido }) => {
  const { page, take } = query
  const todos = await daEquipe(pedido, query)
  return {
    itens: todos.slice((page - 1) * take, page * take),
    paginator: montarPaginator(page, take, todos.length),
  }
})

export const rotaExportarEquipeDoDia = rotaDeExportacao(exportarEquipeDoDia, {
  entidade: 'equipe-do-dia',
  arquivo: 'equipe-do-dia',
  campos: CAMPOS_DA_EQUIPE,
  ids: async ({ filtro, ...pedido }, maximo) =>
    (await daEquipe(pedido, filtro)).slice(0, maximo).map(({ id }) => id),
  linhas: async ({ filtro, ...pedido }, ids) =>
    (await daEquipe(pedido, filtro)).filter(({ id }) => ids.includes(id)),
})

export const rotaResumirEquipeDoDia = rota(resumirEquipeDoDia, async ({ query, ...pedido }) => {
  const itens = await medidos(pedido, query)
  // One customer of two sellers is one.
  const positivados = await positivadosEntre(pedido.tx, {
    ids: itens.map(({ id }) => id),
    criterio: criterioDo(query, pedido.negocio),
    ...diasDe(query, pedido.agora),
  })
  const somar = (campo: keyof Medida) => itens.reduce((soma, item) => soma + Number(item[campo]), 0)
  const comMeta = itens.some(({ meta }) => meta !== null)
  const meta = comMeta ? Math.round(somar('meta') * 100) / 100 : null
  const vlPedidos = Math.round(somar('vlPedidos') * 100) / 100
  const totais: TotaisDaEquipe = {
    atendimentos: somar('atendimentos'),
    ligacoes: somar('ligacoes'),
    orcamentos: somar('orcamentos'),
    vlOrcamentos: Math.round(somar('vlOrcamentos') * 100) / 100,
    conversao: conversao(somar('orcamentos'), somar('convertidos')),
    pedidos: somar('pedidos'),
    vlPedidos,
    itens: somar('itens'),
    positivados,
    retidos: somar('retidos'),
    recusados: somar('recusados'),
    previstas: somar('previstas'),
    feitas: somar('feitas'),
    meta,
    percentual: parte(vlPedidos, meta),
  }
  return {
    ...diasDe(query, pedido.agora),
    criterio: dizerCriterio(criterioDo(query, pedido.negocio)),
    pessoas: itens.length,
    totais,
  }
})

export const rotaListarLinhasDoIndicador = rota(
  listarLinhasDoIndicador,
  async ({ query, tx, sessao, negocio, agora }) => {
    const { indicador, idColab, page, take, ...filtro } = query
    const pessoas = await pessoasDaEquipe(tx, sessao, idColab === undefined ? filtro : SEM_FILTRO)
    const ids = pessoas.map(({ id }) => id).filter((id) => idColab === undefined || id === idColab)
    if (idColab !== undefined && ids.length === 0) throw new ErroDeNegocio('NAO_ENCONTRADO')
    return linhasDoIndicador(tx, {
      ...{ indicador, ids, page, take },
      ...diasDe(filtro, agora),
      criterio: criterioDo(filtro, negocio),
    })
  },
)
const SEM_FILTRO = { termo: '', tipo: [], filial: [] }
