import { ErroDeNegocio } from '@balcao/dominio/erros'
import { frasesDasAprovacoes } from '@balcao/dominio/orcamentos/aviso-da-aprovacao'
import { ehBrinde } from '@balcao/dominio/orcamentos/mudancas'
import type { ParteDaLinha } from '@balcao/dominio/orcamentos/parte'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { encerrarAprovacao } from '../../aprovacoes/pedir.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { eventoDoCliente } from '../../clientes/anunciar.ts'
import { acertarVenda } from '../../contas-correntes/acertar-venda.ts'
import { figurasDaConta, guardarVenda, travarContaPorId } from '../../contas-correntes/queries.ts'
import { entrarNaFila } from '../../erp/entrar-na-fila.ts'
import { eventoDoPedido } from '../../pedidos/anunciar.ts'
import { bloquear } from '../../pedidos/bloquear.ts'
import { registrarNoPedido } from '../../pedidos/queries-mudanca.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { linhasComChave, linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { faltaNaConta } from '../limites/conta-do-orcamento.ts'
import { eventoDoOrcamento } from '../nucleo/anunciar.ts'
import { gravarPedidoDoOrcamento } from './gravar-pedido.ts'
import { type Pergunta, type Previsto, preverPedido } from './prever.ts'
import { ganharOrcamento, travarCupom, travarEstoque, travarLimites, usarCupom } from './queries.ts'
import { usarCampanhas } from './queries-campanhas.ts'
import { usarNegociacoes } from './queries-negociacoes.ts'
import { ficarComOResto } from './resto.ts'
import { separarParte } from './separar-parte.ts'

/**
 * VEN-02 The order that a quote becomes, with all it takes: computed under the locks, and written only where whoever calls accepts it
 * (`conferir` throws). The quote is held by whoever calls.
 */
export async function virarPedido(
  { autoria, ...pergunta }: Pergunta & { autoria: Autoria },
  documento: OrcamentoDoBanco,
  conferir: (previsto: Previsto) => void,
  parte: readonly ParteDaLinha[] | null = null,
): Promise<{ pedidoId: number; bloqueado: boolean }> {
  const { tx, sessao, negocio, agora } = pergunta
  const linhas = parte
    ? await linhasComChave(tx, documento.id)
    : await linhasDoOrcamento(tx, { id: documento.id })
  if (documento.cupomCodigo) await travarCupom(tx, { codigo: documento.cupomCodigo })
  await travarLimites(tx, { clienteId: documento.clienteId })
  await travarEstoque(tx, {
    filialId: documento.filialId,
    ids: linhas.map(({ produtoId }) => produtoId),
  })

  const previsto = await preverPedido(pergunta, documento, linhas, parte)
  conferir(previsto)
  const { resta } = previsto
  // What is won is the quote, or the part of it that goes, which from now on is a quote of its own.
  const ganho = resta ? await separarParte(tx, documento, previsto, autoria) : documento
  const pedidoId = await gravarPedidoDoOrcamento(tx, previsto, autoria)
  const { clienteId } = documento
  if (previsto.cupom) await usarCupom(tx, previsto.cupom.codigo, usoDoCupom(previsto, pedidoId))
  if (!(await usarNegociacoes(tx, { pedidoId, usos: previsto.usos, agora })))
    throw new ErroDeNegocio('CONVERSAO_MUDOU')
  if ((await usarCampanhas(tx, { pedidoId, clienteId, agora }, previsto.usosDasCampanhas)).length > 0)
    throw new ErroDeNegocio('CONVERSAO_MUDOU')
  await ganharOrcamento(tx, ganho.id, { pedidoId, agora, por: sessao.colaboradorId })
  await registrarHistorico(tx, autoria, {
    entidade: 'orcamento',
    entidadeId: ganho.id,
    acao: 'CONVERSAO',
    dados: { pedido: pedidoId, total: previsto.precificado.totais.vlTot.toFixed(2) },
  })
  await registrarNoPedido(tx, {
    pedidoId,
    quando: agora,
    tipo: 'STATUS',
    de: null,
    para: 'AGUARDANDO',
    colaboradorId: sessao.colaboradorId,
    observacao: [
      `${resta ? 'De uma parte do orçamento' : 'Do orçamento'} ${documento.id}`,
      ...frasesDasAprovacoes(documento.aprovacoes),
    ].join('\n'),
    versao: 1,
  })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'PEDIDO',
    referenciaId: pedidoId,
    historico: resta
      ? `Parte do orçamento ${documento.id} virou o pedido ${pedidoId}.`
      : `Orçamento ${documento.id} virou o pedido ${pedidoId}.`,
    colaboradorId: sessao.colaboradorId,
    criadaEm: agora,
  })
  const caso = { negocio, autoria }
  // What nobody let be holds the order back now, and waits there.
  if (resta) await ficarComOResto(caso, pergunta, { documento, linhas, previsto, pedidoId })
  else if (previsto.esperava)
    await encerrarAprovacao(
      tx,
      caso,
      { tipo: 'ORCAMENTO', referenciaId: documento.id },
      { situacao: 'RETIRADA', motivo: `Virou o pedido ${pedidoId}.` },
    )
  const bloqueado = previsto.bloqueios.length > 0
  if (bloqueado) await bloquear(tx, caso, pedidoId, previsto.bloqueios)
  else await entrarNaFila(tx, caso, pedidoId)
  await moverConta(tx, caso, { previsto, pedidoId })
  await publicar(
    tx,
    eventoDoPedido(autoria),
    eventoDoCliente(autoria),
    eventoDoOrcamento({ id: documento.id, versao: documento.versao + 1 }, autoria),
    ...(resta ? [eventoDoOrcamento({ id: ganho.id, versao: ganho.versao + 1 }, autoria)] : []),
  )
  return { pedidoId, bloqueado }
}

const usoDoCupom = ({ documento, precificado }: Previsto, pedidoId: number) => ({
  pedidoId,
  clienteId: documento.clienteId,
  orcamentoId: documento.id,
  abatimento: precificado.totais.abatimentoCupom.toFixed(2),
  mercadoria: precificado.paraOCupom.toFixed(2),
})

/**
 * GES-08 Last of all, so that whoever sells for the same account waits little: from here to the end it is held, and where more of it is missing than
 * was shown, things changed. An order that is held for its account takes nothing of it yet.
 */
async function moverConta(
  tx: Tx,
  caso: Caso,
  { previsto, pedidoId }: { previsto: Previsto; pedidoId: number },
): Promise<void> {
  const { conta: deQuem, exigidoDaConta, bloqueios, finais } = previsto
  if (!deQuem) return
  const { conta, regras } = deQuem
  await travarContaPorId(tx, { id: conta.id })
  const [agora] = await figurasDaConta(tx, { id: conta.id })
  const retida = bloqueios.some(({ tipo }) => tipo === 'CONTA_CORRENTE')
  const falta = faltaNaConta(agora ?? conta, exigidoDaConta)
  if (!retida && falta.greaterThan(faltaNaConta(conta, exigidoDaConta)))
    throw new ErroDeNegocio('CONVERSAO_MUDOU')
  await guardarVenda(tx, {
    pedidoId,
    contaId: conta.id,
    regras,
    brindes: finais.flatMap(({ chave }, i) => (ehBrinde(chave) ? [i + 1] : [])),
  })
  await acertarVenda(tx, caso, { pedidoId })
}
