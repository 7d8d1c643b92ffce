import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { CAMPOS_DO_OBJETIVO, type ObjetivoDaLista } from '@balcao/dominio/objetivos/campos'
import {
  direcaoDosObjetivos,
  exportarObjetivos,
  listarMeusObjetivos,
  listarObjetivos,
  listarVendasDoObjetivo,
  type OrdenacaoDosObjetivos,
  obterObjetivo,
  resumirObjetivos,
} from '@balcao/dominio/objetivos/contratos'
import {
  andamento,
  diasUteis,
  mesDe,
  primeiroDia,
  quemFecha,
  ultimoDia,
} from '@balcao/dominio/objetivos/progresso'
import { dizerCriterio } from '@balcao/dominio/vendas/criterio'
import type { Negocio } from '../../negocio.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { rota } from '../../rota.ts'
import { rotaDeExportacao } from '../../rota-de-exportacao.ts'
import type { Sessao } from '../../sessao.ts'
import { diaDaCarteira, vestirDaCarteira } from '../carteira/listar.ts'
import { idsDaCarteira } from '../carteira/queries.ts'
import { calendariosDasFiliais } from '../filiais/queries.ts'
import { criterioDoNegocio } from '../vendas/queries-criterio.ts'
import { medirPorDia } from '../vendas/queries-medidas.ts'
import { calendarioDe, medirObjetivos } from './medir-objetivos.ts'
import { idsVisiveis, mesesVisiveisDe, meusObjetivos, objetivosDoMes, objetivoVisto } from './queries.ts'
import { vendasDoObjetivo } from './queries-vendas.ts'

type Filtro = ValorDe<typeof resumirObjetivos, 'query'>
type Pedido = { tx: Executor; sessao: Sessao; negocio: Negocio; agora: Date }

/** Those that the session sees of a month, each with its place among all there are. */
async function doMes({ tx, sessao, negocio, agora }: Pedido, mes: string): Promise<ObjetivoDaLista[]> {
  const [todos, visiveis] = await Promise.all([objetivosDoMes(tx, mes), idsVisiveis(tx, sessao, mes)])
  if (visiveis.size === 0) return []
  const como = { criterio: criterioDoNegocio(negocio), hoje: hojeEm(agora) }
  // Of a series of which nothing is seen no place is asked.
  const series = new Set(todos.filter(({ id }) => visiveis.has(id)).map(serieDe))
  const medidos = await medirObjetivos(
    tx,
    todos.filter((objetivo) => series.has(serieDe(objetivo))),
    como,
  )
  return medidos.filter(({ id }) => visiveis.has(id))
}
const serieDe = ({ escopo, tipo, marca }: Pick<ObjetivoDaLista, 'escopo' | 'tipo' | 'marca'>) =>
  [escopo, tipo, marca].join('|')

const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const entre = <T>(escolhidos: readonly T[], valor: T) => escolhidos.length === 0 || escolhidos.includes(valor)

async function filtrados(pedido: Pedido, filtro: Filtro): Promise<ObjetivoDaLista[]> {
  const itens = await doMes(pedido, filtro.mes ?? mesDe(hojeEm(pedido.agora)))
  const palavras = simples(filtro.termo).split(/\s+/).filter(Boolean)
  return itens.filter(
    ({ alvo, marca, escopo, tipo, situacao }) =>
      palavras.every((palavra) => simples(`${alvo} ${marca}`).includes(palavra)) &&
      entre(filtro.escopo, escopo) &&
      entre(filtro.tipo, tipo) &&
      entre(filtro.situacao, situacao),
  )
}

type Ordem = { orderBy: OrdenacaoDosObjetivos; direction?: 'ASC' | 'DESC' | undefined }
const alfabetica = new Intl.Collator('pt-BR')

function ordenar(itens: ObjetivoDaLista[], { orderBy, direction }: Ordem): ObjetivoDaLista[] {
  const comparar: Record<OrdenacaoDosObjetivos, (a: ObjetivoDaLista, b: ObjetivoDaLista) => number> = {
    posicao: (a, b) => a.posicao - b.posicao,
    alvo: (a, b) => alfabetica.compare(a.alvo, b.alvo),
    percentual: (a, b) => a.percentual - b.percentual,
    falta: (a, b) => a.falta - b.falta,
  }
  const sentido = (direction ?? direcaoDosObjetivos(orderBy)) === 'ASC' ? 1 : -1
  return itens.toSorted((a, b) => sentido * comparar[orderBy](a, b) || a.id - b.id)
}

export const rotaListarObjetivos = rota(listarObjetivos, async ({ query, ...pedido }) => {
  const { page, take, ...resto } = query
  const todos = ordenar(await filtrados(pedido, resto), resto)
  return {
    itens: todos.slice((page - 1) * take, page * take),
    paginator: montarPaginator(page, take, todos.length),
  }
})

const NO_QUADRO = 8
/** What is compared side by side is of one kind: of several, what was sold. */
export const rotaResumirObjetivos = rota(resumirObjetivos, async ({ query, ...pedido }) => {
  const todos = await filtrados(pedido, query)
  const emValor = todos.filter(({ tipo }) => tipo === 'VALOR')
  const itens = query.tipo.length === 0 && emValor.length > 0 ? emValor : todos
  return {
    mes: query.mes ?? mesDe(hojeEm(pedido.agora)),
    criterio: dizerCriterio(criterioDoNegocio(pedido.negocio)),
    itens: ordenar(itens, { orderBy: 'percentual' }).slice(0, NO_QUADRO),
  }
})

export const rotaExportarObjetivos = rotaDeExportacao(exportarObjetivos, {
  entidade: 'objetivo',
  arquivo: 'objetivos',
  campos: CAMPOS_DO_OBJETIVO,
  ids: async ({ filtro, ...pedido }, maximo) =>
    ordenar(await filtrados(pedido, filtro), filtro)
      .slice(0, maximo)
      .map(({ id }) => id),
  linhas: async (pedido, ids) => {
    const meses = await mesesVisiveisDe(pedido.tx, pedido.sessao, ids)
    const itens = (await Promise.all(meses.map((mes) => doMes(pedido, mes)))).flat()
    return itens.filter(({ id }) => ids.includes(id))
  },
})

const QUANTOS_DA_CARTEIRA = 30
const QUANTOS_SE_MOSTRAM = 6

export const rotaListarMeusObjetivos = rota(listarMeusObjetivos, async ({ tx, sessao, negocio, agora }) => {
  const criterio = criterioDoNegocio(negocio)
  const hoje = hojeEm(agora)
  const mes = mesDe(hoje)
  const itens = await medirObjetivos(tx, await meusObjetivos(tx, sessao, mes), { criterio, hoje })
  const valor = itens.find(({ tipo }) => tipo === 'VALOR')
  return {
    mes,
    criterio: dizerCriterio(criterio),
    itens,
    clientes: valor && valor.falta > 0 ? await fechariam(valor.falta) : [],
  }

  /** GES-06 In the order in which they are worth a call. */
  async function fechariam(falta: number) {
    const dia = diaDaCarteira(negocio, sessao, agora)
    const filtro = { termo: '', estado: [], curva: [], sinal: [], filial: [] }
    const ids = await idsDaCarteira(
      tx,
      sessao,
      { ...filtro, representante: [sessao.colaboradorId], orderBy: 'prioridade' },
      dia,
      QUANTOS_DA_CARTEIRA,
    )
    const carteira = await vestirDaCarteira(tx, sessao, ids, dia)
    return quemFecha(falta, carteira)
      .slice(0, QUANTOS_SE_MOSTRAM)
      .map(({ id, fant, razSoc, porque, vlTicket }) => ({
        id,
        nome: nomeDoCliente({ fant, razSoc }),
        porque,
        vlTicket,
      }))
  }
})

export const rotaObterObjetivo = rota(obterObjetivo, async ({ params, ...pedido }) => {
  const { tx, negocio, agora, sessao } = pedido
  const gravado = await objetivoVisto(tx, sessao, params.idObjetivo)
  if (!gravado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const criterio = criterioDoNegocio(negocio)
  const { mes, tipo, marca, escopo: por, idAlvo: alvo } = gravado
  const [todos, porDia, calendarios] = await Promise.all([
    objetivosDoMes(tx, mes),
    medirPorDia(tx, { tipo, marca, por, alvo, de: primeiroDia(mes), ate: ultimoDia(mes) }, criterio),
    calendariosDasFiliais(tx),
  ])
  // Its place is among those of its series: the others of the month are not measured.
  const daSerie = todos.filter((outro) => serieDe(outro) === serieDe(gravado))
  const medidos = await medirObjetivos(tx, daSerie, { criterio, hoje: hojeEm(agora) })
  const objetivo = medidos.find(({ id }) => id === gravado.id)
  if (!objetivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return {
    objetivo,
    criterio: dizerCriterio(criterio),
    hoje: hojeEm(agora),
    dias: andamento(objetivo.meta, porDia, diasUteis(calendarioDe(calendarios, gravado.filialId), mes)),
  }
})

export const rotaListarVendasDoObjetivo = rota(
  listarVendasDoObjetivo,
  async ({ params, query, tx, sessao, negocio }) => {
    const objetivo = await objetivoVisto(tx, sessao, params.idObjetivo)
    if (!objetivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { dia, page, take } = query
    return vendasDoObjetivo(tx, {
      objetivo,
      de: dia ?? primeiroDia(objetivo.mes),
      ate: dia ?? ultimoDia(objetivo.mes),
      criterio: criterioDoNegocio(negocio),
      ...{ page, take },
    })
  },
)
