import { TIPO_DA_TRIAGEM } from '@balcao/dominio/correio/entrada/motivos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  listarEtapas,
  listarMenu,
  listarMotivosDeAbertura,
  listarMotivosDeAnalise,
  listarMotivosDeFinalizacao,
  listarMotivosDeProduto,
  listarOrigens,
  listarStatus,
  listarTipos,
} from '@balcao/dominio/tickets/catalogo/contratos'
import { STATUS_ARQUIVADO } from '@balcao/dominio/tickets/situacoes'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { etapasDosTipos } from '../nucleo/queries-etapas.ts'
import { motivosDeProduto } from '../nucleo/queries-itens.ts'
import { agruparPorMenu, apresentarTipo, montarArvore } from './presenter.ts'
import { apresentarEtapa } from './presenter-etapas.ts'
import {
  motivosDeAberturaDosTipos,
  motivosDeAnaliseAtivos,
  motivosDeFinalizacaoDoTipo,
  tipoPorChave,
  tiposVisiveis,
  todasAsOrigens,
  todosOsStatus,
} from './queries.ts'

async function carregarTipos(banco: Executor, sessao: Sessao) {
  const tipos = await tiposVisiveis(banco, sessao)
  const motivos = await motivosDeAberturaDosTipos(
    banco,
    tipos.map(({ tipo }) => tipo.id),
  )
  return tipos.map((tipo) => apresentarTipo(tipo, motivos))
}

async function exigirTipo(banco: Executor, sessao: Sessao, chave: string) {
  const tipo = await tipoPorChave(banco, sessao, chave)
  if (!tipo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return tipo
}

/** Without one, all that the session sees. */
const tiposPedidos = async (banco: Executor, sessao: Sessao, chave: string | undefined) =>
  chave === undefined
    ? (await tiposVisiveis(banco, sessao)).map(({ tipo }) => tipo)
    : [await exigirTipo(banco, sessao, chave)]

export const rotaListarMenu = rota(listarMenu, async ({ sessao, tx }) => ({
  // What a message is born in, nobody opens by hand.
  ticketMenu: agruparPorMenu(
    (await carregarTipos(tx, sessao)).filter(({ chave }) => chave !== TIPO_DA_TRIAGEM),
  ),
}))

export const rotaListarTipos = rota(listarTipos, async ({ sessao, tx }) => ({
  itens: await carregarTipos(tx, sessao),
}))

export const rotaListarStatus = rota(listarStatus, async ({ tx }) => ({
  itens: [...(await todosOsStatus(tx)), STATUS_ARQUIVADO],
}))

export const rotaListarOrigens = rota(listarOrigens, async ({ tx }) => ({ itens: await todasAsOrigens(tx) }))

export const rotaListarMotivosDeProduto = rota(listarMotivosDeProduto, async ({ tx }) => {
  const motivos = await motivosDeProduto(tx)
  return {
    itens: motivos
      .filter(({ ativo }) => ativo)
      .map(({ id, descricao, informa }) => ({ id, descricao, informa })),
  }
})

export const rotaListarMotivosDeFinalizacao = rota(
  listarMotivosDeFinalizacao,
  async ({ query, sessao, tx }) => {
    const { id } = await exigirTipo(tx, sessao, query.tipo)
    return { itens: await motivosDeFinalizacaoDoTipo(tx, id) }
  },
)

export const rotaListarMotivosDeAbertura = rota(listarMotivosDeAbertura, async ({ query, sessao, tx }) => {
  const tipos = await tiposPedidos(tx, sessao, query.tipo)
  const motivos = await motivosDeAberturaDosTipos(
    tx,
    tipos.map(({ id }) => id),
  )
  // Of several types, whether one must be given is for each to say.
  return {
    obrigatorio: tipos.length === 1 && tipos.every((tipo) => tipo.motivosObrigatorio),
    itens: montarArvore(motivos),
  }
})

export const rotaListarMotivosDeAnalise = rota(listarMotivosDeAnalise, async ({ tx }) => ({
  itens: await motivosDeAnaliseAtivos(tx),
}))

export const rotaListarEtapas = rota(listarEtapas, async ({ query, sessao, tx }) => {
  const etapas = await etapasDosTipos(
    tx,
    (await tiposPedidos(tx, sessao, query.tipo)).map(({ id }) => id),
  )
  return { itens: etapas.map((etapa) => apresentarEtapa(etapa, etapas)) }
})
