import type { DescricaoDaTabela } from '../ajustes/tabela.ts'
import { ESTADOS } from '../brasil/estados.ts'
import { TAMANHO_DO_ENDERECO } from '../enderecos/campos.ts'

const MAIOR_NOME = 120

const texto = (nome: string, ajuda: string, tamanho: number = MAIOR_NOME) =>
  ({ especie: 'texto', tamanho, obrigatorio: true, nome, ajuda }) as const

export const FILIAL = {
  genero: 'a',
  endereco: 'filiais',
  descricao:
    'As unidades da empresa: de quem são os orçamentos, os pedidos, as notas, os boletos e os tickets',
  palavras: 'unidade loja matriz CNPJ endereço inscrição estadual simples nacional beneficiário boleto',
  muda: ['filiais'],
  nome: 'nome',
  campos: {
    cnpj: {
      especie: 'formatado',
      formato: 'cnpj',
      obrigatorio: true,
      nome: 'CNPJ',
      ajuda: 'O beneficiário dos boletos dela; não muda depois da primeira nota ou do primeiro título',
      consulta: {
        de: 'empresa',
        preenche: {
          razaoSocial: 'razaoSocial',
          fantasia: 'nome',
          cep: 'cep',
          logradouro: 'logradouro',
          numero: 'numero',
          bairro: 'bairro',
          cidade: 'cidade',
          uf: 'uf',
          telefone: 'telefone',
          email: 'email',
        },
      },
    },
    nome: texto('Nome', 'Como a filial é chamada nas listas e nos filtros'),
    razaoSocial: { ...texto('Razão social', 'O nome que vai no boleto e no orçamento'), foraDaLista: true },
    inscricaoEstadual: {
      especie: 'formatado',
      formato: 'inscricao',
      obrigatorio: true,
      nome: 'Inscrição estadual',
      ajuda: 'Só letras e números, ou ISENTO',
      foraDaLista: true,
    },
    simples: {
      especie: 'sim-nao',
      obrigatorio: true,
      nome: 'Simples Nacional',
      ajuda: 'Muda os impostos que os orçamentos dela calculam',
      foraDaLista: true,
    },
    cep: {
      especie: 'formatado',
      formato: 'cep',
      obrigatorio: true,
      nome: 'CEP',
      ajuda: 'De onde a mercadoria sai: o frete se calcula a partir dele',
      secao: 'Endereço',
      foraDaLista: true,
      consulta: {
        de: 'cep',
        preenche: { logradouro: 'logradouro', bairro: 'bairro', cidade: 'cidade', uf: 'uf' },
      },
    },
    logradouro: {
      ...texto('Logradouro', 'Rua, avenida ou rodovia', TAMANHO_DO_ENDERECO.logradouro),
      foraDaLista: true,
    },
    numero: { ...texto('Número', 'Ou S/N', TAMANHO_DO_ENDERECO.numero), foraDaLista: true },
    bairro: { ...texto('Bairro', 'Ou distrito', TAMANHO_DO_ENDERECO.bairro), foraDaLista: true },
    cidade: texto('Cidade', 'Como o IBGE a escreve', TAMANHO_DO_ENDERECO.cidade),
    uf: {
      especie: 'escolha',
      opcoes: ESTADOS.map(({ sigla }) => ({ valor: sigla, nome: sigla })),
      obrigatorio: true,
      nome: 'UF',
      ajuda: 'Decide as regras de impostos das vendas dela',
    },
    telefone: {
      especie: 'formatado',
      formato: 'telefone',
      obrigatorio: true,
      nome: 'Telefone',
      ajuda: 'Com DDD; vai nos documentos e nas mensagens',
      secao: 'Contato',
    },
    email: {
      especie: 'formatado',
      formato: 'email',
      obrigatorio: true,
      nome: 'E-mail',
      ajuda: 'Aonde o cliente responde quando fala com a filial',
      foraDaLista: true,
    },
  },
  unico: ['cnpj'],
  ordem: ['nome'],
  aoRetirar: 'Deixa de ser oferecida e ninguém mais vende por ela; o que já foi dela continua a mostrá-la.',
} as const satisfies DescricaoDaTabela<
  | 'cnpj'
  | 'nome'
  | 'razaoSocial'
  | 'inscricaoEstadual'
  | 'simples'
  | 'cep'
  | 'logradouro'
  | 'numero'
  | 'bairro'
  | 'cidade'
  | 'uf'
  | 'telefone'
  | 'email'
>

const soDigitos = (valor: string | null | undefined, digitos: RegExp): boolean => digitos.test(valor ?? '')

/** DOC-05 What a boleto prints of the account under which the bank registered it. */
export const CONTA_DE_COBRANCA = {
  genero: 'a',
  endereco: 'contas-de-cobranca',
  descricao: 'As contas das filiais nos bancos, pelas quais os boletos são registrados e impressos',
  palavras: 'boleto banco agência conta carteira convênio beneficiário cobrança título',
  muda: ['titulos'],
  nome: 'nomeBanco',
  campos: {
    filialId: {
      especie: 'escolha',
      opcoes: [],
      obrigatorio: true,
      soAoCriar: true,
      nome: 'Filial',
      ajuda: 'De quem é a conta: o beneficiário do boleto',
    },
    nomeBanco: texto('Banco', 'O nome que vai no alto do boleto', 60),
    banco: {
      ...texto('Código do banco', 'Os três números da compensação: 001, 237, 341…', 3),
    },
    agencia: texto('Agência', 'Como o banco a escreve no boleto', 10),
    conta: texto('Conta', 'Com o dígito, como o banco a escreve; em alguns, o código do beneficiário', 20),
    carteira: texto('Carteira', 'Pela qual o banco registra: 109, 17, RG…', 10),
  },
  unico: ['filialId', 'banco', 'agencia', 'conta', 'carteira'],
  ordem: ['filialId', 'nomeBanco'],
  regra: ({ banco }): Record<string, string> =>
    soDigitos(banco, /^\d{3}$/) ? {} : { banco: 'São três números: 001, 237, 341.' },
  aoRetirar: 'Deixa de ser oferecida; os boletos que já estão nela continuam a ser impressos.',
} as const satisfies DescricaoDaTabela<'filialId' | 'nomeBanco' | 'banco' | 'agencia' | 'conta' | 'carteira'>
