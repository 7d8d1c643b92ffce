import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { numeroDaColeta, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { enderecoEmUmaLinha } from '@balcao/dominio/enderecos/em-uma-linha'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { DadosDaOrdem } from './ordem-pdf.ts'
import type { Contato, filialDaColeta, ItemDaOrdem, LinhaDaColetaNaLista, TicketDaOrdem } from './queries.ts'

type Origem = {
  coleta: LinhaDaColetaNaLista
  tickets: readonly TicketDaOrdem[]
  itens: readonly ItemDaOrdem[]
  filial: Awaited<ReturnType<typeof filialDaColeta>>
  contato: Contato | null
}

/** COL-01 On paper goes what is still to be fetched or was; what was taken out of the order does not. */
export function montarOrdem({ coleta, tickets, itens, filial, contato }: Origem, agora: Date): DadosDaOrdem {
  const cancelada = coleta.situacao === 'CANCELADA'
  return {
    numero: numeroDaColeta(coleta.id),
    cancelada,
    geradaEm: coleta.geradaEm.toISOString(),
    emitidaEm: agora.toISOString(),
    dataPrevista: coleta.dataPrevista,
    observacao: coleta.observacao,
    cidade: `${coleta.cidade}/${coleta.uf}`,
    filial: {
      nome: filial.razaoSocial,
      documento: filial.cnpj,
      endereco: enderecoEmUmaLinha(filial),
      telefone: formatarTelefone(filial.telefone),
    },
    responsavel: {
      tipo: TIPOS_DE_RESPONSAVEL[coleta.tipo],
      nome: coleta.responsavelNome,
      documento: contato?.documento ?? null,
      telefone: contato?.telefone ? formatarTelefone(contato.telefone) : null,
    },
    tickets: tickets
      .filter(({ situacao }) => cancelada || situacao !== 'CANCELADA')
      .map(({ id, protocolo, cliente }) => ({
        protocolo: formatarProtocolo(protocolo),
        cliente: cliente.razaoSocial,
        fantasia: cliente.fantasia,
        endereco: enderecoEmUmaLinha(cliente),
        telefone: formatarTelefone(cliente.telefone),
        itens: itens.filter(({ ticketId }) => ticketId === id),
      })),
  }
}
