import type { DescricaoDaTabela } from '../ajustes/tabela.ts'
import { SITUACOES_DO_STATUS, type SituacaoDoStatus } from '../tickets/situacoes.ts'

const MUDA = ['catalogo-de-tickets', 'tickets'] as const

export const MENU_DE_TICKETS = {
  genero: 'o',
  endereco: 'menus-de-tickets',
  descricao: 'Os botões pelos quais se abre um ticket; cada tipo fica em um deles',
  palavras: 'solicitação reclamação dúvida novo ticket botão abrir',
  muda: MUDA,
  nome: 'descricao',
  campos: {
    descricao: {
      especie: 'texto',
      tamanho: 40,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'O que o botão diz a quem abre o ticket',
    },
  },
  unico: ['descricao'],
  ordem: 'propria',
  aoRetirar: 'O botão some de quem abre tickets. Só se retira um menu sem tipos em uso.',
} as const satisfies DescricaoDaTabela<'descricao'>

/** What each means to the rules, as people say it. */
const SITUACOES: Record<SituacaoDoStatus, string> = {
  ABERTO: 'Aberto: ninguém mexeu ainda',
  EM_ANDAMENTO: 'Em andamento: a equipe trabalha nele',
  AGUARDANDO_CLIENTE: 'Aguardando o cliente: os prazos param',
  FINALIZADO: 'Finalizado',
}

/** Dark enough to be read on white, light enough on black. */
const CORES = {
  '#1971c2': 'Azul',
  '#3b5bdb': 'Anil',
  '#6741d9': 'Roxo',
  '#9c36b5': 'Lilás',
  '#c2255c': 'Rosa',
  '#c92a2a': 'Vermelho',
  '#e67700': 'Laranja',
  '#5c940d': 'Oliva',
  '#2b8a3e': 'Verde',
  '#0b7285': 'Turquesa',
  '#495057': 'Cinza',
}

export const SITUACAO_DE_TICKETS = {
  genero: 'a',
  endereco: 'situacoes-de-tickets',
  descricao: 'Como o portal diz em que pé está um ticket, e com que cor',
  palavras: 'status cor andamento finalizado aguardando etapa',
  muda: MUDA,
  nome: 'label',
  campos: {
    label: {
      especie: 'texto',
      tamanho: 40,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'O que a equipe e o cliente leem no ticket',
    },
    cor: {
      especie: 'escolha',
      opcoes: Object.entries(CORES).map(([valor, nome]) => ({ valor, nome })),
      obrigatorio: true,
      nome: 'Cor',
      ajuda: 'A cor da etiqueta nas listas e na ficha',
    },
    situacao: {
      especie: 'escolha',
      opcoes: SITUACOES_DO_STATUS.map((valor) => ({ valor, nome: SITUACOES[valor] })),
      obrigatorio: true,
      soAoCriar: true,
      nome: 'O que significa',
      ajuda: 'O que o portal entende dela: se os prazos correm, se o ticket acabou',
    },
  },
  unico: ['label'],
  ordem: 'propria',
  aoRetirar: 'Deixa de ser oferecida às etapas; tickets que acabaram com ela continuam a mostrá-la.',
} as const satisfies DescricaoDaTabela<'label' | 'cor' | 'situacao'>
