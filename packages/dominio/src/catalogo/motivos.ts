import type { CampoDaTabela, DescricaoDaTabela } from '../ajustes/tabela.ts'

const MUDA = ['catalogo-de-tickets', 'tickets'] as const

const descricaoDoMotivo = (ajuda: string, tamanho = 80) =>
  ({
    especie: 'texto',
    tamanho,
    obrigatorio: true,
    nome: 'Descrição',
    ajuda,
  }) as const satisfies CampoDaTabela

const INFORMA = {
  especie: 'sim-nao',
  obrigatorio: true,
  nome: 'Exige observação',
  ajuda: 'Quem o escolhe precisa escrever por quê',
} as const satisfies CampoDaTabela

const FICA_NO_QUE_PASSOU = 'Deixa de ser oferecido; o que já o tem continua a mostrá-lo.'

export const MOTIVO_DE_FINALIZACAO = {
  genero: 'o',
  endereco: 'motivos-de-finalizacao',
  descricao: 'Por que um ticket acaba: resolvido ou abandonado, de um tipo ou de todos',
  palavras: 'encerrar concluir desistir fim resolver duplicado',
  muda: MUDA,
  nome: 'descricao',
  campos: {
    descricao: descricaoDoMotivo('O que se escolhe ao finalizar'),
    tipoId: {
      especie: 'escolha',
      opcoes: [],
      nome: 'Tipo de ticket',
      ajuda: 'Só nele; vazio, em todos os tipos',
    },
    conclui: {
      especie: 'sim-nao',
      obrigatorio: true,
      soAoCriar: true,
      nome: 'Conclui',
      ajuda: 'Sim, o ticket foi resolvido, o que só a etapa que permite deixa; não, ele é abandonado',
    },
    informa: INFORMA,
    duplicado: {
      especie: 'sim-nao',
      obrigatorio: true,
      nome: 'É repetição de outro',
      ajuda: 'O ticket repete outro, e ninguém é convidado a avaliá-lo',
    },
  },
  unico: ['descricao', 'tipoId'],
  ordem: 'propria',
  aoRetirar: FICA_NO_QUE_PASSOU,
} as const satisfies DescricaoDaTabela<'descricao' | 'tipoId' | 'conclui' | 'informa' | 'duplicado'>

export const MOTIVO_DE_PRODUTO = {
  genero: 'o',
  endereco: 'motivos-de-devolucao',
  descricao: 'Por que um produto volta, dito ao pôr cada um no ticket',
  palavras: 'produto avaria troca defeito devolver item',
  muda: MUDA,
  nome: 'descricao',
  campos: { descricao: descricaoDoMotivo('O que se escolhe em cada produto'), informa: INFORMA },
  unico: ['descricao'],
  ordem: 'propria',
  aoRetirar: FICA_NO_QUE_PASSOU,
} as const satisfies DescricaoDaTabela<'descricao' | 'informa'>

export const MOTIVO_DE_ANALISE = {
  genero: 'o',
  endereco: 'motivos-da-analise',
  descricao: 'O que a análise de devolução responde sobre cada produto',
  palavras: 'devolução negar autorizar produto resposta exigência',
  muda: MUDA,
  nome: 'descricao',
  campos: { descricao: descricaoDoMotivo('O que se escolhe ao analisar um produto') },
  unico: ['descricao'],
  ordem: 'propria',
  aoRetirar: FICA_NO_QUE_PASSOU,
} as const satisfies DescricaoDaTabela<'descricao'>

export const CUSTO = {
  genero: 'o',
  endereco: 'custos-de-tickets',
  descricao: 'O que a controladoria pode lançar em um ticket quando analisa os custos dele',
  palavras: 'controladoria despesa frete prejuízo lançamento exigência',
  muda: MUDA,
  nome: 'descricao',
  campos: { descricao: descricaoDoMotivo('O que se escolhe ao lançar o custo') },
  unico: ['descricao'],
  ordem: 'propria',
  aoRetirar: FICA_NO_QUE_PASSOU,
} as const satisfies DescricaoDaTabela<'descricao'>

export const ORIGEM_DE_TICKETS = {
  genero: 'a',
  endereco: 'origens-de-tickets',
  descricao: 'Por onde o pedido chegou à empresa, dito por quem abre o ticket',
  palavras: 'canal telefone e-mail WhatsApp portal balcão',
  muda: MUDA,
  nome: 'descricao',
  campos: { descricao: descricaoDoMotivo('O que se escolhe ao abrir o ticket', 40) },
  unico: ['descricao'],
  ordem: 'propria',
  aoRetirar: 'Deixa de ser oferecida a quem abre; os tickets que vieram por ela continuam a mostrá-la.',
} as const satisfies DescricaoDaTabela<'descricao'>
