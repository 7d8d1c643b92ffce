import { expect, it } from 'vitest'
import { fraseDoHistorico } from './historico.ts'

it.each([
  ['CRIACAO', null, 'Começou o orçamento.'],
  ['ALTERACAO', {}, 'Mudou o orçamento.'],
  [
    'ALTERACAO',
    { cabecalho: { dtVal: { de: '2026-03-01', para: '2026-03-15' }, idPlano: { de: 1, para: 2 } } },
    'Mudou: validade de 01/03/2026 para 15/03/2026; plano de pagamento.',
  ],
  [
    'ALTERACAO',
    { cabecalho: { ordComp: { de: null, para: 'OC 7' }, obsPedido: { de: 'a', para: 'b' } } },
    'Mudou: ordem de compra de nada para OC 7; observação interna.',
  ],
  [
    'ALTERACAO',
    { cabecalho: { frete: { de: null, para: { idTransp: 1 } }, vlFrete: { de: 0, para: 12.5 } } },
    'Mudou: cotação de frete; valor do frete de R$ 0,00 para R$ 12,50.',
  ],
  [
    'ALTERACAO',
    { cabecalho: { vlSeguro: { de: 1234.5, para: 0 } } },
    'Mudou: valor do seguro de R$ 1.234,50 para R$ 0,00.',
  ],
  [
    'ALTERACAO',
    {
      itens: [
        { codigo: '10', qtde: { de: 1, para: 2.5 }, desconto: { de: null, para: 3 } },
        { codigo: '11', qtde: { de: null, para: 6 } },
        { codigo: '12' },
      ],
      removidos: ['13'],
    },
    'Mudou: item 10: quantidade de 1 para 2,5, desconto de nada para 3; item 11 incluído (6); item 12 incluído; item 13 removido.',
  ],
  [
    'ALTERACAO',
    { itens: Array.from({ length: 60 }, (_, i) => ({ codigo: String(i) })), removidos: ['1', '2'] },
    'Mudou: 60 itens mudados; item 1 removido; item 2 removido.',
  ],
  ['PERDA', { motivoPerda: 'Preço' }, 'Deu o orçamento por perdido: Preço.'],
  [
    'PERDA',
    { motivoPerda: 'Preço', observacao: 'Comprou fora' },
    'Deu o orçamento por perdido: Preço. Comprou fora',
  ],
  ['ATENDIMENTO', { atendimento: 3 }, 'Registrou um atendimento sobre o orçamento.'],
  ['DUPLICACAO', { cliente: 1, duplicado: 1203 }, 'Começou como cópia do orçamento 1203.'],
  ['LINK', { ate: '2026-03-15' }, 'Criou um link para o cliente, válido até 15/03/2026.'],
  ['LINK_REVOGADO', null, 'Cancelou o link do cliente.'],
  ['LINK_ENVIADO', { para: 'a@b.com.br' }, 'Enviou o link por e-mail para a@b.com.br.'],
  ['ACEITE', { nome: 'Ana Lima' }, 'O cliente aceitou pelo link: Ana Lima.'],
  [
    'ACEITE',
    { nome: 'Ana', documento: '529.982.247-25', observacao: 'Entregar cedo' },
    'O cliente aceitou pelo link: Ana, documento 529.982.247-25. “Entregar cedo”',
  ],
  ['CONVERSAO', { pedido: 90311 }, 'Fez do orçamento o pedido 90311.'],
  ['OUTRA_COISA', null, 'OUTRA_COISA'],
  ['ALTERACAO', { itens: 'x', cabecalho: 3, removidos: null }, 'Mudou o orçamento.'],
])('VEN-02 %s %j', (acao, dados, esperada) => {
  const frase = fraseDoHistorico(acao, dados as Record<string, unknown> | null)
  expect(frase.replaceAll('\u00a0', ' ')).toBe(esperada)
})
