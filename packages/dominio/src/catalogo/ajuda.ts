import type { DescricaoDaTabela } from '../ajustes/tabela.ts'

/** FAQ-01, ADM-08 What the articles of the help are divided by. */
export const TIPO_DE_ARTIGO = {
  genero: 'o',
  endereco: 'tipos-de-artigo',
  descricao: 'Os assuntos em que a ajuda se divide, na ordem em que aparecem',
  palavras: 'faq perguntas frequentes ajuda artigo assunto categoria conteúdo',
  muda: ['artigos'],
  nome: 'descricao',
  campos: {
    descricao: {
      especie: 'texto',
      tamanho: 60,
      obrigatorio: true,
      nome: 'Descrição',
      ajuda: 'Como o assunto se chama na ajuda',
    },
  },
  unico: ['descricao'],
  ordem: 'propria',
  aoRetirar: 'Some da ajuda e deixa de ser oferecido a quem escreve um artigo.',
} as const satisfies DescricaoDaTabela<'descricao'>
