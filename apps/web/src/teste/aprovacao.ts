import type { AprovacaoDaLista } from '@balcao/dominio/aprovacoes/campos'
import type { Aprovacao } from '@balcao/dominio/aprovacoes/contratos'

export const aprovacaoDaLista = (id: number, outros: Partial<AprovacaoDaLista> = {}): AprovacaoDaLista => ({
  id,
  versao: 4,
  tipo: 'NEGOCIACAO',
  idReferencia: 30 + id,
  situacao: 'PENDENTE',
  cliente: { id: 42, razSoc: 'Pães São João Ltda', fant: 'Padaria São João' },
  idFil: 1,
  filial: 'Matriz São Paulo',
  solicitante: { id: 9, nome: 'Márcia Antunes Leal' },
  supervisor: 'Rui Souza Prado',
  plano: '28 dias',
  resumo: 'Farinha a R$ 9,90',
  motivos: ['GERAL'],
  desconto: 12,
  margem: 21.44,
  faixa: 'JUSTA',
  valor: 1_500,
  pedidaEm: '2026-11-17T12:00:00Z',
  venceEm: '2026-11-20T12:00:00Z',
  separadaAte: null,
  decisor: null,
  decididaEm: null,
  impedimento: null,
  ...outros,
})

const PEDIDA = {
  tipo: 'PRECO' as const,
  preco: 9.9,
  percentual: null,
  quantidadeAte: 100,
  fim: '2026-12-20',
}

/** One as it is decided on: of a price, with all that is told of it. */
export const aprovacaoAberta = (outros: Partial<Aprovacao> = {}): Aprovacao => ({
  ...aprovacaoDaLista(1),
  motivosDitos: [],
  mensagem: 'O concorrente faz a 9,80',
  anotacao: null,
  motivo: null,
  motivoDeRecusa: null,
  emNomeDe: null,
  impedimentoParaRetirar: 'Só quem pediu retira.',
  proposta: { pedida: PEDIDA, atual: PEDIDA, minimo: 0 },
  clienteDaAprovacao: {
    id: 42,
    razSoc: 'Pães São João Ltda',
    fant: 'Padaria São João',
    estado: 'Em ruptura',
    porque: 'Comprava a cada 12 dias, faz 25',
    vlAno: 3_600,
    vlTicket: 900,
    vencidos: { qtde: 2, valor: 30 },
    bloqueio: null,
    limite: { total: 5_000, disponivel: 1_200 },
  },
  vendedor: { nome: 'Márcia Leal', vendido: 8_000, dado: 160, percentual: 2, pedidas: 3, aprovadas: 1 },
  itens: [
    {
      codigo: '1001',
      descricao: 'Farinha de trigo',
      qtde: 100,
      precoTabela: 11.25,
      preco: 9.9,
      desconto: 12,
      margem: 21.44,
      faixa: 'JUSTA',
      estoque: 340,
      ultimoPreco: 11,
    },
  ],
  historico: [{ quando: '2026-11-17T12:00:00Z', quem: 'Márcia Leal', texto: 'Pediu' }],
  ...outros,
})
