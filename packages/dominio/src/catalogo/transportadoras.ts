import type { DescricaoDaTabela } from '../ajustes/tabela.ts'
import { ESTADOS } from '../brasil/estados.ts'

export const TRANSPORTADORA = {
  genero: 'a',
  endereco: 'transportadoras',
  descricao:
    'Quem leva a mercadoria: o que se escolhe no orçamento, no pedido, na coleta e nas tabelas de frete',
  palavras: 'frete entrega CNPJ transporte motorista redespacho',
  muda: ['escolhas-da-venda'],
  nome: 'razaoSocial',
  campos: {
    cnpj: {
      especie: 'formatado',
      formato: 'cnpj',
      obrigatorio: true,
      nome: 'CNPJ',
      ajuda: 'Por ele se acham os fretes que o cotador devolve e as notas que ela leva',
      consulta: { de: 'empresa', preenche: { razaoSocial: 'razaoSocial', cidade: 'cidade', uf: 'uf' } },
    },
    razaoSocial: {
      especie: 'texto',
      tamanho: 120,
      obrigatorio: true,
      nome: 'Razão social',
      ajuda: 'Como aparece para quem vende e no pedido',
    },
    cidade: {
      especie: 'texto',
      tamanho: 80,
      obrigatorio: true,
      nome: 'Cidade',
      ajuda: 'Onde fica a sede dela',
    },
    uf: {
      especie: 'escolha',
      opcoes: ESTADOS.map(({ sigla }) => ({ valor: sigla, nome: sigla })),
      obrigatorio: true,
      nome: 'UF',
      ajuda: 'O estado da sede',
    },
  },
  unico: ['cnpj'],
  ordem: ['razaoSocial'],
  aoRetirar: 'Deixa de ser oferecida; o que já foi por ela continua a mostrá-la.',
} as const satisfies DescricaoDaTabela<'cnpj' | 'razaoSocial' | 'cidade' | 'uf'>
