import type { PreviaDaConversao } from '@balcao/dominio/orcamentos/conversao'

/** Of an order that nothing stands in the way of. */
export const PREVIA: PreviaDaConversao = {
  versao: 2,
  assinatura: 'a',
  impedimentos: [],
  precosMantidos: true,
  precosMudados: [],
  faltas: [],
  bloqueios: [],
  frete: null,
  vlTot: { orcado: 20, pedido: 20 },
  itens: [
    {
      idExibicao: '10001',
      descNF: 'Café Serra Alta Pacote 500g',
      emb: 'UN',
      qtde: 2,
      vlTot: 20,
      bonificado: false,
    },
  ],
  resta: 0,
  pagamento: { plano: '28/35 dias', cobranca: 'Boleto bancário', taxaFixa: 3.5 },
  entrega: {
    endereco: 'Rua das Flores, 10 · Centro · Campinas/SP · CEP 13010-000',
    tipoFrete: 'CIF',
    transportadora: 'Rápido Sul',
    vlFrete: 12,
    vlSeguro: 0,
    prazo: 3,
    previsao: '2026-11-25',
    observacao: null,
  },
}
