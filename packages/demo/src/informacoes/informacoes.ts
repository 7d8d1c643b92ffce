import type { NegocioDemo } from '../filiais/filiais.ts'

type ValorDemo = { valor: string; observacoes: readonly string[] }
export type DimensaoDemo = { chave: string; descricao: string; valores: readonly ValorDemo[] }

const SAZONALIDADE: DimensaoDemo = {
  chave: 'SAZONALIDADE',
  descricao: 'Sazonalidade',
  valores: [
    {
      valor: 'Fim de ano',
      observacoes: ['Dobra o pedido na segunda quinzena de novembro.', 'Monta cestas em dezembro.'],
    },
    {
      valor: 'Férias de verão',
      observacoes: ['Loja de praia: vende quase tudo de dezembro a fevereiro.'],
    },
    { valor: 'Inverno', observacoes: ['De junho a agosto reduz o pedido pela metade.'] },
    { valor: 'Datas da cidade', observacoes: ['Festa do padroeiro: reforçar o estoque duas semanas antes.'] },
  ],
}

const PREFERENCIAS: DimensaoDemo = {
  chave: 'PREFERENCIAS',
  descricao: 'Preferências',
  valores: [
    {
      valor: 'Atendimento',
      observacoes: [
        'Prefere WhatsApp; não atende ligação antes das 10h.',
        'Quer falar sempre com a mesma pessoa.',
      ],
    },
    { valor: 'Entrega', observacoes: ['Pede entrega na terça, dia de movimento fraco.'] },
    { valor: 'Pagamento', observacoes: ['Antecipa quando há desconto à vista.', 'Só trabalha com boleto.'] },
  ],
}

/** CLI-05 Segments by which each business knows its customers. */
export const DIMENSOES: Record<NegocioDemo, readonly DimensaoDemo[]> = {
  aurora: [
    {
      chave: 'CONCORRENTES',
      descricao: 'Concorrentes',
      valores: [
        { valor: 'Atacarejo', observacoes: ['Completa o estoque no atacarejo da rodovia aos sábados.'] },
        {
          valor: 'Distribuidor regional',
          observacoes: [
            'Compra laticínios de outro distribuidor.',
            'Recebe visita do concorrente toda quarta.',
          ],
        },
        { valor: 'Direto da indústria', observacoes: ['Refrigerante vem direto da fábrica.'] },
      ],
    },
    {
      chave: 'EQUIPAMENTOS',
      descricao: 'Equipamentos',
      valores: [
        { valor: 'Freezer da marca', observacoes: ['Dois freezers em comodato, um precisa de manutenção.'] },
        { valor: 'Câmara fria', observacoes: ['Câmara de 12 m²: aceita carga fechada de resfriados.'] },
        { valor: 'Forno e vitrine', observacoes: ['Tem forno próprio; potencial para pães congelados.'] },
      ],
    },
    SAZONALIDADE,
    PREFERENCIAS,
  ],
  boreal: [
    {
      chave: 'CONCORRENTES',
      descricao: 'Concorrentes',
      valores: [
        { valor: 'Rede de pet shops', observacoes: ['Loja de rede abriu na mesma avenida e disputa preço.'] },
        { valor: 'Venda pela internet', observacoes: ['Perde ração premium para a assinatura on-line.'] },
        { valor: 'Distribuidor regional', observacoes: ['Compra medicamentos de outro distribuidor.'] },
      ],
    },
    {
      chave: 'EQUIPAMENTOS',
      descricao: 'Equipamentos',
      valores: [
        { valor: 'Expositor', observacoes: ['Expositor de petiscos em comodato perto do caixa.'] },
        { valor: 'Banho e tosa', observacoes: ['Duas banheiras e secador: consome xampu de galão.'] },
        { valor: 'Geladeira de vacinas', observacoes: ['Geladeira própria, com registro de temperatura.'] },
      ],
    },
    SAZONALIDADE,
    PREFERENCIAS,
  ],
}
