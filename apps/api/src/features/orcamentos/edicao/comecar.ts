import { escolhasForaDaFv, oferecidos } from '@balcao/dominio/configuracao-fv/quem-vende'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { problemaDoPrazo } from '@balcao/dominio/pedidos/prazo'
import { tabelaServe } from '@balcao/dominio/precos/tabela-da-venda'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import type { Sessao } from '../../../sessao.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { exigirCliente } from '../../clientes/exigir-cliente.ts'
import { filiaisDoCliente } from '../../clientes/queries.ts'
import { exigirHorario, quemEscreve } from '../conteudo/quem-vende.ts'
import {
  cobrancasAtivas,
  costumesDoCliente,
  type OrcamentoDoBanco,
  planosOferecidos,
  tabelasParaCliente,
  tiposDeFrete,
} from '../conteudo/queries-cabecalho.ts'
import { inserirOrcamento } from '../conteudo/queries-mudanca.ts'

export type Escrita = { tx: Tx; negocio: Negocio; sessao: Sessao; agora: Date; autoria: Autoria }
/** The quote, the order or the exchange that it begins from. */
export type DeOnde = { duplicado: number } | { pedido: number } | { troca: number }
type Comeco = { idCli: number; idFil?: number | undefined; deOnde?: DeOnde }

/** VEN-02 An empty quote as the customer usually buys: their table, the plan, billing and carrier of their last order. */
export async function comecarOrcamento(escrita: Escrita, comeco: Comeco): Promise<OrcamentoDoBanco> {
  const { tx, negocio, sessao, agora, autoria } = escrita
  const { id: clienteId } = await exigirCliente(tx, sessao, comeco.idCli)
  const filialId = await filialQueVende(escrita, clienteId, comeco.idFil)
  const quem = await quemEscreve(tx, { negocio, filialId }, sessao)
  exigirHorario(quem, agora)
  const { idFil } = escolhasForaDaFv({ idFil: filialId }, quem)
  if (idFil) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idFil } })
  const { permitidos } = quem
  const { ultimo, tabelaPrecoId, enderecoId } = await costumesDoCliente(tx, clienteId)
  const planos = oferecidos(
    await planosOferecidos(tx, { hoje: hojeEm(agora), atual: 0 }),
    permitidos.planos,
    null,
  )
  const cobrancas = oferecidos(await cobrancasAtivas(tx, {}), permitidos.cobrancas, null)
  const cobranca = cobrancas.find(({ id }) => id === ultimo?.formaCobrancaId) ?? cobrancas[0]
  const [plano] = planos
    .filter(({ id }) => id === ultimo?.planoPagamentoId)
    .concat(planos)
    .filter(({ parcelas }) => !problemaDoPrazo(cobranca?.antecipada ?? false, parcelas))
  const fretes = await tiposDeFrete(tx, {})
  const servem = oferecidos(await tabelasParaCliente(tx, { clienteId }), permitidos.tabelas, null)
  const tabela =
    servem.find(({ id }) => id === tabelaPrecoId) ??
    servem.find(({ propria }) => propria) ??
    servem.find((uma) => tabelaServe(uma, sessao.autorizacoes))
  const { id: tipoFreteId } = fretes.find(({ id }) => id === ultimo?.tipoFreteId) ?? fretes[0] ?? {}
  if (!cobranca || !plano || !tabela || tipoFreteId === undefined)
    throw new ErroDeNegocio('VENDA_NAO_CONFIGURADA')
  const novo = await inserirOrcamento(tx, {
    clienteId,
    filialId,
    colaboradorId: sessao.colaboradorId,
    status: 'ORCAMENTO',
    incluidoEm: agora,
    movimentadoEm: agora,
    dataValidade: somarDias(hojeEm(agora), quem.diasDeValidade),
    planoPagamentoId: plano.id,
    formaCobrancaId: cobranca.id,
    taxaFixa: cobranca.taxaFixa,
    tipoFreteId,
    transportadoraId: escolhasForaDaFv({ idTransp: ultimo?.transportadoraId }, quem).idTransp
      ? null
      : (ultimo?.transportadoraId ?? null),
    tabelaPrecoId: tabela.id,
    enderecoEntregaId: enderecoId,
    ...(comeco.deOnde && 'troca' in comeco.deOnde && { trocaId: comeco.deOnde.troca }),
    quantidadeItens: 0,
    valorSubtotal: '0',
    valorTotal: cobranca.taxaFixa,
    criadoEm: agora,
    criadoPor: sessao.colaboradorId,
    atualizadoEm: agora,
    atualizadoPor: sessao.colaboradorId,
  })
  await registrarHistorico(tx, autoria, {
    entidade: 'orcamento',
    entidadeId: novo.id,
    acao: comeco.deOnde ? 'DUPLICACAO' : 'CRIACAO',
    dados: { cliente: clienteId, ...comeco.deOnde },
  })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'ORCAMENTO',
    referenciaId: novo.id,
    historico: `Orçamento ${novo.id} começado${comeco.deOnde ? aPartirDe(comeco.deOnde) : ''}.`,
    colaboradorId: sessao.colaboradorId,
    criadaEm: agora,
  })
  await anunciarCliente(tx, autoria)
  return novo
}

function aPartirDe(deOnde: DeOnde): string {
  if ('troca' in deOnde) return ` para a troca ${deOnde.troca}`
  return ` a partir do ${'pedido' in deOnde ? `pedido ${deOnde.pedido}` : deOnde.duplicado}`
}

/** The one that was asked for, or the first that serves the customer and is the session's. */
async function filialQueVende({ tx, sessao }: Escrita, clienteId: number, pedida: number | undefined) {
  const atendem = (await filiaisDoCliente(tx, clienteId)).map(({ id }) => id)
  const servem = atendem.filter((id) => sessao.veTudo || sessao.filiais.includes(id))
  if (pedida !== undefined && !servem.includes(pedida))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idFil: MENSAGENS.invalido } })
  // A representative sells to their customers from whichever branch serves them.
  const filialId =
    pedida ?? servem.find((id) => id === sessao.filialId) ?? servem[0] ?? atendem[0] ?? sessao.filialId
  if (filialId === null) throw new ErroDeNegocio('VENDA_NAO_CONFIGURADA')
  return filialId
}
