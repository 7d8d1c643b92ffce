import { pode } from '@balcao/dominio/permissoes'
import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { totalDoItem } from '@balcao/dominio/tickets/itens'
import type { Sessao } from '../../../sessao.ts'
import type { Anexo } from '../nucleo/queries-anexos.ts'
import type { ItemDoTicket } from '../nucleo/queries-itens.ts'
import { apresentarAnexo } from './presenter-anexos.ts'

/** TIC-06 What the analyst noted is for the company; the reason of the answer is for everybody. */
export function apresentarItem(
  linha: ItemDoTicket,
  anexos: readonly Anexo[],
  { autorizacoes }: Sessao,
): ProdutoDoTicket {
  const { item, nota, motivo, motivoAnalise, imagemId } = linha
  return {
    id: item.id,
    produto_id: item.produtoId,
    idExibicao: item.codigo,
    descricao: item.descricao,
    marca: item.marca,
    classe_venda: item.classeVenda,
    nfe: nota?.numero ?? null,
    chave: nota?.chave ?? null,
    data_nota: nota?.dataSaida ?? null,
    motivo,
    obs: item.observacao,
    status: item.status,
    qtd_solicitada: Number(item.quantidadeSolicitada),
    qtd_comprada: Number(item.quantidadeComprada),
    unidade: item.unidade,
    valor_sem_imposto: Number(item.valorSemImposto),
    valor_unitario: Number(item.valorUnitario),
    total: totalDoItem(item).toNumber(),
    anexos: anexos.filter(({ itemId }) => itemId === item.id).map(apresentarAnexo),
    motivoAnalise,
    obsAnalise: pode(autorizacoes, 'TICKET_INTERNO') ? item.observacaoAnalise : null,
    qtd_fora_prazo: Number(item.quantidadeForaPrazo),
    qtd_outra_marca: Number(item.quantidadeOutraMarca),
    qtd_falta: Number(item.quantidadeFalta),
    qtd_avaria: Number(item.quantidadeAvaria),
    qtd_quebra_direta: Number(item.quantidadeQuebraDireta),
    qtd_autorizada: Number(item.quantidadeAutorizada),
    qtd_recebida: item.quantidadeRecebida === null ? null : Number(item.quantidadeRecebida),
    idImagem: imagemId,
  }
}
