import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'

export const ticketDoCliente = (outras: Partial<TicketDoCliente> = {}): TicketDoCliente => ({
  protocolo: '20260001234',
  assunto: 'Caixa amassada',
  tipo: 'Devolução parcial',
  abertoEm: '2026-11-10T12:00:00Z',
  situacao: 'EM_ATENDIMENTO',
  etapas: [
    { id: 1, nome: 'Conferência', situacao: 'FEITA' },
    { id: 2, nome: 'Análise', situacao: 'ATUAL' },
    { id: 3, nome: 'Coleta', situacao: 'PENDENTE' },
  ],
  produtos: [
    {
      id: 1,
      codigo: '100',
      descricao: 'Farinha de trigo 25 kg',
      qtde: 5,
      autorizada: 3,
      unidade: 'SC',
      status: 'A',
      motivo: 'Avaria',
      anexos: [],
    },
  ],
  conversa: [
    {
      id: 1,
      quem: 'Bruno Alves',
      minha: false,
      quando: '2026-11-10T13:00:00Z',
      acao: 'MENSAGEM',
      mensagem: 'Recebemos as fotos.',
      anexos: [{ id: 9, nome: 'laudo.pdf', tamanho: 2048, midia: 'application/pdf' }],
    },
  ],
  haMais: false,
  limiteMb: 5,
  destinatario: { nome: 'Ana Lima', email: 'ana@sol.test' },
  impedimento: null,
  avaliacao: { avaliacao: null, impedimento: 'O atendimento é avaliado depois que termina.' },
  ...outras,
})
