import type { ValoresDoAjuste } from '../ajustes/assuntos.ts'
import { lerLinhas, naLinha } from '../ajustes/campo.ts'
import type { CampoDaTabela, DescricaoDaTabela, LinhaConhecida } from '../ajustes/tabela.ts'
import { ESTADOS } from '../brasil/estados.ts'
import { MODOS_DE_TRANSPORTE, TIPOS_DE_TABELA } from '../fretes/tipos.ts'
import { problemaDaVigencia } from './vigencia.ts'

const MUDA = ['fretes', 'orcamentos'] as const
const MAXIMO_DE_REGIOES = 2000
const MAIOR_PRAZO = 180
const MAIOR_VALOR = 1_000_000

const opcoesDe = (nomes: Readonly<Record<string, string>>) =>
  Object.entries(nomes).map(([valor, nome]) => ({ valor, nome }))

const DIAS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

const zerado = { obrigatorio: true, padrao: '0', foraDaLista: true } as const

const percentual = (nome: string, ajuda: string, maximo = 100) =>
  ({
    especie: 'decimal',
    minimo: 0,
    maximo,
    unidade: '%',
    nome,
    ajuda,
    ...zerado,
  }) as const satisfies CampoDaTabela

const cobrado = (nome: string, ajuda: string) =>
  ({
    especie: 'dinheiro',
    minimo: 0,
    maximo: MAIOR_VALOR,
    nome,
    ajuda,
    ...zerado,
  }) as const satisfies CampoDaTabela

const tarifa = (nome: string, ajuda: string, unidade: string) =>
  ({
    especie: 'decimal',
    minimo: 0,
    maximo: MAIOR_VALOR,
    unidade,
    nome,
    ajuda,
    ...zerado,
  }) as const satisfies CampoDaTabela

export const TABELA_DE_FRETE = {
  genero: 'a',
  endereco: 'tabelas-de-frete',
  descricao: 'O que cada transportadora cobra, de que filial e desde quando; os preços estão nas regiões',
  palavras: 'transporte transportadora vigência cubagem fracionado lotação expresso entrega',
  muda: MUDA,
  nome: 'nome',
  campos: {
    nome: {
      especie: 'texto',
      tamanho: 80,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'Como a tabela é chamada na cotação',
    },
    transportadoraId: {
      especie: 'escolha',
      opcoes: [],
      obrigatorio: true,
      soAoCriar: true,
      nome: 'Transportadora',
      ajuda: 'De quem é a tabela',
    },
    filialId: {
      especie: 'escolha',
      opcoes: [],
      nome: 'Filial',
      ajuda: 'Só do que sai dela; vazio, de todas. A da filial vale antes da que é de todas',
    },
    modo: {
      especie: 'escolha',
      opcoes: opcoesDe(MODOS_DE_TRANSPORTE),
      obrigatorio: true,
      padrao: 'RODOVIARIO',
      nome: 'Modo',
      ajuda: 'Por onde vai',
    },
    tipo: {
      especie: 'escolha',
      opcoes: opcoesDe(TIPOS_DE_TABELA),
      obrigatorio: true,
      padrao: 'FRACIONADO',
      nome: 'Tipo',
      ajuda: 'Cada tipo da mesma transportadora é uma cotação à parte',
    },
    vigenciaInicio: {
      especie: 'data',
      obrigatorio: true,
      nome: 'Vale desde',
      ajuda: 'O primeiro dia. De duas que dizem o mesmo lugar vale a mais nova',
    },
    vigenciaFim: { especie: 'data', nome: 'Vale até', ajuda: 'O último dia; vazio, sem fim' },
    cubagemKgM3: {
      especie: 'decimal',
      minimo: 0,
      maximo: 5000,
      unidade: 'kg/m³',
      foraDaLista: true,
      nome: 'Cubagem',
      ajuda: 'Quantos quilos conta um metro cúbico; vazio, o que a filial diz nos parâmetros',
    },
  },
  unico: ['transportadoraId', 'nome'],
  ordem: ['nome'],
  regra: (valores): Record<string, string> => {
    const problema = problemaDaVigencia(valores)
    return problema ? { vigenciaFim: problema } : {}
  },
  aoRetirar: 'Deixa de cotar. Cotações já escolhidas pedem que se calcule o frete de novo.',
} as const satisfies DescricaoDaTabela

export const COLUNAS_DA_COBERTURA = {
  uf: {
    especie: 'escolha',
    opcoes: ESTADOS.map(({ sigla }) => ({ valor: sigla, nome: sigla })),
    nome: 'Estado',
  },
  cidade: { especie: 'texto', tamanho: 60, nome: 'Cidade' },
  cepInicial: { especie: 'formatado', formato: 'cep', nome: 'CEP de' },
  cepFinal: { especie: 'formatado', formato: 'cep', nome: 'CEP até' },
  prioridade: { especie: 'inteiro', minimo: 0, maximo: 1000, nome: 'Prioridade' },
} as const

/** As it is written: a state, a city of it, or a range of CEPs. */
export type LugarCoberto = Record<keyof typeof COLUNAS_DA_COBERTURA, string>

export const lerCobertura = (texto: string | null | undefined) =>
  lerLinhas({ colunas: COLUNAS_DA_COBERTURA }, texto ?? '') as LugarCoberto[]

function problemaDoLugar({ uf, cidade, cepInicial, cepFinal }: LugarCoberto): string | null {
  if (cepInicial || cepFinal) {
    if (!cepInicial || !cepFinal) return 'informe as duas pontas da faixa de CEP.'
    if (cepInicial > cepFinal) return 'a faixa de CEP acaba antes de começar.'
    return cidade ? 'diga a cidade ou a faixa de CEP, e não as duas.' : null
  }
  return uf ? null : 'diga o estado, a cidade com o estado, ou a faixa de CEP.'
}

const mesmoNome = (a: string, b: string) => a.localeCompare(b, 'pt-BR', { sensitivity: 'base' }) === 0

/** Neither says it more closely than the other: nobody could tell which one counts. */
function disputam(a: LugarCoberto, b: LugarCoberto): boolean {
  if ((a.prioridade || '0') !== (b.prioridade || '0')) return false
  if (!a.cepInicial !== !b.cepInicial) return false
  if (!a.cepInicial) return a.uf === b.uf && mesmoNome(a.cidade, b.cidade)
  const cruzam = a.cepInicial <= b.cepFinal && b.cepInicial <= a.cepFinal
  const umaDentroDaOutra =
    (a.cepInicial > b.cepInicial && a.cepFinal < b.cepFinal) ||
    (b.cepInicial > a.cepInicial && b.cepFinal < a.cepFinal)
  return cruzam && !umaDentroDaOutra
}

/** ADM-07 What is wrong with the places of a region, alone and beside the other regions of the same table. */
export function problemaDaCobertura(
  { tabelaId, cobertura }: ValoresDoAjuste,
  outras: readonly LinhaConhecida[],
): string | null {
  const lugares = lerCobertura(cobertura)
  const daMesma = outras
    .filter(({ valores }) => valores.tabelaId === tabelaId)
    .flatMap(({ nome, valores }) => lerCobertura(valores.cobertura).map((lugar) => ({ nome, lugar })))
  for (const [indice, lugar] of lugares.entries()) {
    const problema = problemaDoLugar(lugar)
    if (problema) return naLinha(indice, problema)
    const antes = lugares.slice(0, indice).findIndex((outro) => disputam(outro, lugar))
    if (antes >= 0) return naLinha(indice, `o mesmo lugar da linha ${antes + 1}.`)
    const outra = daMesma.find((deOutra) => disputam(deOutra.lugar, lugar))
    if (outra)
      return naLinha(
        indice,
        `“${outra.nome}” já cobre este lugar: tire de lá, ou dê prioridade a uma das duas.`,
      )
  }
  return null
}

export const COLUNAS_DAS_FAIXAS = {
  grandeza: {
    especie: 'escolha',
    opcoes: [
      { valor: 'PESO', nome: 'Peso (kg)' },
      { valor: 'CUBAGEM', nome: 'Cubagem (m³)' },
    ],
    obrigatorio: true,
    nome: 'De que',
  },
  ate: { especie: 'decimal', minimo: 0.0001, maximo: MAIOR_VALOR, obrigatorio: true, nome: 'Até' },
  valor: { especie: 'dinheiro', minimo: 0, maximo: MAIOR_VALOR, obrigatorio: true, nome: 'Custa' },
} as const

export const lerFaixas = (texto: string | null | undefined) =>
  lerLinhas({ colunas: COLUNAS_DAS_FAIXAS }, texto ?? '') as Record<keyof typeof COLUNAS_DAS_FAIXAS, string>[]

function problemaDasFaixas(texto: string | null | undefined): string | null {
  const vistas = new Set<string>()
  for (const [indice, { grandeza, ate }] of lerFaixas(texto).entries()) {
    const chave = `${grandeza} ${Number(ate.replace(',', '.'))}`
    if (vistas.has(chave)) return naLinha(indice, 'esta faixa já foi dita.')
    vistas.add(chave)
  }
  return null
}

export const COLUNAS_DOS_TRECHOS = {
  origem: { especie: 'texto', tamanho: 60, obrigatorio: true, nome: 'De onde' },
  regiaoId: { especie: 'escolha', opcoes: [], obrigatorio: true, nome: 'Por que tabela e região' },
} as const

export const lerTrechos = (texto: string | null | undefined) =>
  lerLinhas({ colunas: COLUNAS_DOS_TRECHOS }, texto ?? '') as Record<
    keyof typeof COLUNAS_DOS_TRECHOS,
    string
  >[]

export const REGIAO_DE_FRETE = {
  genero: 'a',
  endereco: 'regioes-de-frete',
  descricao: 'Os lugares de cada tabela de frete, com o preço, o prazo e os dias de entrega de cada um',
  palavras: 'CEP faixa cidade estado peso pedágio GRIS ad valorem TAS TDE mínimo redespacho prazo entrega',
  muda: MUDA,
  nome: 'nome',
  campos: {
    tabelaId: {
      especie: 'escolha',
      opcoes: [],
      obrigatorio: true,
      soAoCriar: true,
      nome: 'Tabela de frete',
      ajuda: 'De que tabela é a região',
    },
    nome: {
      especie: 'texto',
      tamanho: 80,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'Como a região é chamada nesta tela',
    },
    prazo: {
      especie: 'inteiro',
      minimo: 0,
      maximo: MAIOR_PRAZO,
      unidade: 'dias',
      obrigatorio: true,
      nome: 'Prazo',
      ajuda: 'Em dias úteis, sem os de separação',
    },
    dias: {
      especie: 'varios',
      opcoes: DIAS.map((nome, dia) => ({ valor: String(dia), nome })),
      obrigatorio: true,
      padrao: '1,2,3,4,5',
      nome: 'Dias de entrega',
      ajuda: 'Em que dias da semana ela entrega aí',
    },
    cobertura: {
      secao: 'Onde',
      especie: 'linhas',
      colunas: COLUNAS_DA_COBERTURA,
      maximo: 300,
      obrigatorio: true,
      foraDaLista: true,
      nome: 'Lugares',
      ajuda:
        'Um estado, uma cidade, ou uma faixa de CEP com as duas pontas. De dois que cobrem o mesmo endereço vale o menor; entre iguais, o de maior prioridade',
    },
    aConsultar: {
      secao: 'Preço',
      especie: 'sim-nao',
      obrigatorio: true,
      padrao: 'N',
      foraDaLista: true,
      nome: 'A consultar',
      ajuda: 'O preço se pergunta à transportadora, e a cotação não se escolhe sozinha',
    },
    excedenteKg: tarifa('Por quilo', 'Cada quilo taxado, ou o que passa da última faixa de peso', 'R$/kg'),
    excedenteM3: tarifa('Por metro cúbico', 'O que passa da última faixa de cubagem', 'R$/m³'),
    faixas: {
      especie: 'linhas',
      colunas: COLUNAS_DAS_FAIXAS,
      maximo: 60,
      foraDaLista: true,
      nome: 'Faixas',
      ajuda: 'O que custa até tantos quilos, ou metros cúbicos; sem faixas, conta o preço por quilo',
    },
    minimo: { ...cobrado('Mínimo', 'O menos que cobra, antes do ICMS'), foraDaLista: false },
    adValorem: { ...percentual('Ad valorem', 'Sobre o valor da mercadoria'), secao: 'O que mais se cobra' },
    gris: percentual('GRIS', 'Gerenciamento de risco, sobre o valor da mercadoria'),
    pedagio: cobrado('Pedágio', 'A cada 100 kg iniciados'),
    tas: cobrado('TAS', 'Taxa de administração, por entrega'),
    tde: cobrado('TDE', 'Taxa de dificuldade de entrega, por entrega'),
    icms: percentual('ICMS', 'Por dentro do preço', 99),
    isencao: {
      especie: 'dinheiro',
      minimo: 0.01,
      maximo: 100_000_000,
      foraDaLista: true,
      nome: 'Sem frete a partir de',
      ajuda: 'De que valor de mercadoria em diante não cobra nada; vazio, nunca',
    },
    trechos: {
      secao: 'Redespacho',
      especie: 'linhas',
      colunas: COLUNAS_DOS_TRECHOS,
      maximo: 5,
      foraDaLista: true,
      nome: 'Depois, quem segue',
      ajuda: 'Na ordem: de onde outra transportadora leva adiante, e por qual tabela e região dela',
    },
  },
  unico: ['nome', 'tabelaId'],
  ordem: ['tabelaId', 'nome'],
  maximo: MAXIMO_DE_REGIOES,
  regra: (valores, outras): Record<string, string> => {
    const [cobertura, faixas] = [problemaDaCobertura(valores, outras), problemaDasFaixas(valores.faixas)]
    return { ...(cobertura && { cobertura }), ...(faixas && { faixas }) }
  },
  aoRetirar: 'A tabela deixa de atender esses lugares. Só se retira a que nenhuma outra usa em redespacho.',
} as const satisfies DescricaoDaTabela

export const CONDICIONAL_DE_FRETE = {
  genero: 'o',
  endereco: 'servicos-da-entrega',
  descricao: 'O que se pede à parte em uma entrega, e quanto custa: agendamento, área de risco, paletização',
  palavras: 'frete condicional taxa serviço adicional entrega agendada',
  muda: MUDA,
  nome: 'descricao',
  campos: {
    descricao: {
      especie: 'texto',
      tamanho: 60,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'O que se marca ao calcular o frete',
    },
    valor: { ...cobrado('Valor', 'Fixo, por entrega'), foraDaLista: false },
    percentual: { ...percentual('Percentual', 'Sobre o valor da mercadoria'), foraDaLista: false },
  },
  unico: ['descricao'],
  ordem: 'propria',
  regra: ({ valor, percentual: sobre }): Record<string, string> =>
    Number(valor) || Number((sobre ?? '').replace(',', '.'))
      ? {}
      : { valor: 'Diga quanto custa: um valor, um percentual, ou os dois.' },
  aoRetirar: 'Deixa de ser oferecido ao calcular o frete; o que já se cobrou continua.',
} as const satisfies DescricaoDaTabela
