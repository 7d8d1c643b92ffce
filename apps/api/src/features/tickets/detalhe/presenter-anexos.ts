import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { baixarAnexo } from '@balcao/dominio/tickets/detalhe/contratos'
import type { Anexo } from '../nucleo/queries-anexos.ts'

type AnexoNoFio = EntradaDoHistorico['anexos'][number]

export function apresentarAnexo(anexo: Anexo): AnexoNoFio {
  const { id, ticketId, nomeExibicao, midia, tamanho, interno, criadoEm } = anexo
  return {
    id,
    nome_exibicao: nomeExibicao,
    link: baixarAnexo.caminho.replace(':idTicket', String(ticketId)).replace(':idAnexo', String(id)),
    datahora_criacao: criadoEm.toISOString(),
    tamanho,
    midia,
    interno,
  }
}
