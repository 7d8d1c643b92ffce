import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { alterarInformacao, criarInformacao, excluirInformacao } from '@balcao/dominio/informacoes/contratos'
import { podeEditarInformacao } from '@balcao/dominio/informacoes/edicao'
import { MENSAGENS, TEXTOS } from '@balcao/dominio/mensagens'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { anunciarCliente } from '../clientes/anunciar.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { parametrosDoCliente } from '../clientes/parametros-do-cliente.ts'
import { apresentarInformacao } from './presenter.ts'
import {
  apagarInformacao,
  informacaoPorId,
  inserirInformacao,
  mudarInformacao,
  travarInformacao,
  valorDaDimensao,
} from './queries.ts'

type Escrita = { tx: Tx; sessao: Sessao; negocio: Negocio; autoria: Autoria }

export const rotaCriarInformacao = rota(criarInformacao, async ({ corpo, ...escrita }) => {
  const { tx, sessao, autoria } = escrita
  const dono = await exigirCliente(tx, sessao, corpo.cliente_id)
  await exigirValor(tx, corpo)
  const id = await inserirInformacao(tx, autoria, {
    clienteId: dono.id,
    valorId: corpo.dimensao_id,
    observacao: corpo.observacao,
    colaboradorId: sessao.colaboradorId,
  })
  await registrar(escrita, dono.id, id, 'CRIAR', { valor: corpo.dimensao_id, observacao: corpo.observacao })
  // Whoever writes a note is its author.
  return apresentarInformacao(await informacaoPorId(tx, id), true)
})

export const rotaAlterarInformacao = rota(alterarInformacao, async ({ query, corpo, ...escrita }) => {
  const { tx, autoria } = escrita
  const antes = await travarParaMudar(escrita, query.id)
  // A note stays with its customer.
  if (corpo.cliente_id !== antes.clienteId) throw new ErroDeNegocio('NAO_ENCONTRADO')
  exigirVersao(corpo.versao, antes)
  await exigirValor(tx, corpo, antes.valorId)
  const dados = { valorId: corpo.dimensao_id, observacao: corpo.observacao }
  await mudarInformacao(tx, autoria, antes.id, dados)
  await registrar(escrita, antes.clienteId, antes.id, 'ALTERAR', {
    de: { valor: antes.valorId, observacao: antes.observacao },
    para: { valor: dados.valorId, observacao: dados.observacao },
  })
  return apresentarInformacao(await informacaoPorId(tx, antes.id), true)
})

export const rotaExcluirInformacao = rota(excluirInformacao, async ({ query, ...escrita }) => {
  const antes = await travarParaMudar(escrita, query.id)
  exigirVersao(query.versao, antes)
  await apagarInformacao(escrita.tx, antes.id)
  const { valorId, observacao, colaboradorId } = antes
  await registrar(escrita, antes.clienteId, antes.id, 'EXCLUIR', { valorId, observacao, colaboradorId })
  return { message: TEXTOS.sucesso }
})

function exigirVersao(vista: number | undefined, { versao }: { versao: number }): void {
  if (vista !== undefined && vista !== versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
}

async function travarParaMudar({ tx, sessao, negocio }: Escrita, id: number) {
  const informacao = await travarInformacao(tx, sessao, id)
  const regras = await parametrosDoCliente(tx, negocio, informacao.clienteId)
  if (!podeEditarInformacao({ autorId: informacao.colaboradorId }, sessao, regras))
    throw new ErroDeNegocio('INFORMACAO_DE_OUTRA_PESSOA')
  return informacao
}

type Corpo = ValorDe<typeof criarInformacao, 'corpo'>

/** A value that went out of use stays with the notes that have it. */
async function exigirValor(tx: Tx, { dimensao, dimensao_id }: Corpo, gravado?: number): Promise<void> {
  const valor = await valorDaDimensao(tx, dimensao, dimensao_id)
  if (!valor || !(valor.emUso || valor.id === gravado))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { dimensao_id: MENSAGENS.invalido } })
}

async function registrar(
  { tx, autoria }: Escrita,
  clienteId: number,
  informacaoId: number,
  acao: string,
  dados: Record<string, unknown>,
): Promise<void> {
  await registrarHistorico(tx, autoria, {
    entidade: 'informacao_adicional',
    entidadeId: informacaoId,
    acao,
    dados: { cliente: clienteId, ...dados },
  })
  await anunciarCliente(tx, autoria)
}
