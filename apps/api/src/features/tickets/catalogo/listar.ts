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
import { etapasDoTipo } from '../nucleo/queries-etapas.ts'
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

export const rotaListarMenu = rota(listarMenu, async ({ sessao, tx }) => ({
  ticketMenu: agruparPorMenu(await carregarTipos(tx, sessao)),
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
  const { id, motivosObrigatorio } = await exigirTipo(tx, sessao, query.tipo)
  const motivos = await motivosDeAberturaDosTipos(tx, [id])
  return { obrigatorio: motivosObrigatorio, itens: montarArvore(motivos) }
})

export const rotaListarMotivosDeAnalise = rota(listarMotivosDeAnalise, async ({ tx }) => ({
  itens: await motivosDeAnaliseAtivos(tx),
}))

export const rotaListarEtapas = rota(listarEtapas, async ({ query, sessao, tx }) => {
  const { id } = await exigirTipo(tx, sessao, query.tipo)
  const etapas = await etapasDoTipo(tx, id)
  return { itens: etapas.map((etapa) => apresentarEtapa(etapa, etapas)) }
})
