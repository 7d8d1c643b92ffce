import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  listarNotasDoCliente,
  type NotaParaEscolher,
  obterNotaParaTicket,
  pesquisarProdutosDasNotas,
} from '@balcao/dominio/tickets/abertura/contratos'
import { devolveNotaInteira } from '@balcao/dominio/tickets/abertura/saldo'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { lerNfe } from '../../notas/ler-nfe.ts'
import { tomadosPorItem } from '../nucleo/queries-saldo.ts'
import { apresentarNota, apresentarProdutoDaNota, type PrazoDeDevolucao } from './presenter-notas.ts'
import { clienteAtendivelPorId, filiaisAtendiveis, tipoAbrivel } from './queries-atendimento.ts'
import {
  type ItemDaNota,
  itensDasNotas,
  type NotaComPartes,
  notasPeloIdOuNumero,
  paginaDeNotas,
  paginaDeProdutosComprados,
  xmlDasNotas,
} from './queries-notas.ts'

/** A stranger's customer, or a branch that does not serve them, is as absent. */
async function exigirAtendimento(
  banco: Executor,
  sessao: Sessao,
  { idCli, idFil }: { idCli: number; idFil: number },
): Promise<void> {
  const cliente = await clienteAtendivelPorId(banco, sessao, idCli)
  const filiais = cliente ? await filiaisAtendiveis(banco, sessao, idCli) : []
  if (!filiais.some(({ id }) => id === idFil)) throw new ErroDeNegocio('NAO_ENCONTRADO')
}

/** NOV-12 Where the type returns whole invoices, those out of the window are not even offered. */
async function primeiroDia(
  banco: Executor,
  sessao: Sessao,
  tipoTicket: number | undefined,
  { hoje, dias }: PrazoDeDevolucao,
): Promise<string | null> {
  if (tipoTicket === undefined || dias < 0) return null
  const encontrado = await tipoAbrivel(banco, sessao, tipoTicket)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { usaNota, permiteEspelho } = encontrado.tipo
  const devolve = devolveNotaInteira({ usa_nota: usaNota, permite_espelho: permiteEspelho })
  return devolve ? somarDias(hoje, -dias) : null
}

export const rotaListarNotasDoCliente = rota(listarNotasDoCliente, async ({ params, query, ...pedido }) => {
  const { sessao, negocio, agora, tx } = pedido
  const { withTitulos, tipoTicket, dtInicial, ...filtro } = query
  await exigirAtendimento(tx, sessao, params)
  const prazoDeDevolucao = { hoje: hojeEm(agora), dias: negocio.parametros(params.idFil).diasJanelaDevolucao }
  const limite = await primeiroDia(tx, sessao, tipoTicket, prazoDeDevolucao)
  const desde = [dtInicial, limite].filter((dia) => typeof dia === 'string').sort()
  const { itens, paginator } = await paginaDeNotas(tx, sessao, {
    ...filtro,
    ...params,
    dtInicial: desde.at(-1),
  })
  const notas = itens.map(apresentarNota)
  if (!withTitulos) return { itens: notas, paginator }
  const titulos = await titulosDasNotas(
    tx,
    notas.map(({ id }) => id),
  )
  return { itens: notas.map((nota) => ({ ...nota, titulos: titulos.get(nota.id) ?? [] })), paginator }
})

/** An id is of one invoice alone; a number may be of several, of different branches or series. */
function escolherNota(notas: readonly NotaComPartes[], valor: number, idCli: number | undefined) {
  const [primeira] = notas
  if (!primeira) throw new ErroDeNegocio('NAO_ENCONTRADO')
  if (notas.length === 1) return primeira
  if (idCli === undefined)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idCli: MENSAGENS.obrigatorio } })
  return notas.find(({ id }) => id === valor) ?? primeira
}

async function comSaldo(banco: Executor, itens: readonly ItemDaNota[], prazoDeDevolucao: PrazoDeDevolucao) {
  const tomados = await tomadosPorItem(
    banco,
    itens.map(({ item }) => item.id),
  )
  return itens.map((item) => apresentarProdutoDaNota(item, tomados, prazoDeDevolucao))
}

export const rotaObterNotaParaTicket = rota(obterNotaParaTicket, async ({ params, query, ...pedido }) => {
  const { sessao, negocio, agora, tx } = pedido
  const { idCli } = query
  const achadas = await notasPeloIdOuNumero(tx, sessao, { valor: params.numNf, idCli })
  const nota = escolherNota(achadas, params.numNf, idCli)
  const prazoDeDevolucao = {
    hoje: hojeEm(agora),
    dias: negocio.parametros(nota.filial.id).diasJanelaDevolucao,
  }
  const produtos = await comSaldo(tx, await itensDasNotas(tx, [nota.id]), prazoDeDevolucao)
  return { ...apresentarNota(nota), produtos }
})

export const rotaPesquisarProdutosDasNotas = rota(
  pesquisarProdutosDasNotas,
  async ({ params, query, sessao, negocio, agora, tx }) => {
    await exigirAtendimento(tx, sessao, params)
    const prazoDeDevolucao = {
      hoje: hojeEm(agora),
      dias: negocio.parametros(params.idFil).diasJanelaDevolucao,
    }
    const { itens, paginator } = await paginaDeProdutosComprados(tx, sessao, { ...query, ...params })
    return { itens: await comSaldo(tx, itens, prazoDeDevolucao), paginator }
  },
)

type Titulos = NonNullable<NotaParaEscolher['titulos']>

/** API-03 The instalments that each invoice was billed in, read from the document itself. */
async function titulosDasNotas(banco: Executor, notaIds: readonly number[]): Promise<Map<number, Titulos>> {
  const documentos = notaIds.length > 0 ? await xmlDasNotas(banco, notaIds) : []
  return new Map(documentos.map(({ notaId, xml }) => [notaId, lerTitulos(xml)]))
}

/** A document that cannot be read has no instalments to show: the invoice is listed all the same. */
function lerTitulos(xml: Uint8Array): Titulos {
  try {
    return lerNfe(xml).duplicatas.map(({ numero, vencimento, valor }) => ({
      nro: numero ?? '',
      dtVenc: vencimento ?? '',
      valor: Number(valor),
    }))
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) return []
    throw erro
  }
}
