import type { ValoresDoAjuste } from '../ajustes/assuntos.ts'
import type { CampoDaTabela, DescricaoDaTabela, LinhaConhecida } from '../ajustes/tabela.ts'
import { ESTADOS } from '../brasil/estados.ts'
import { BASES_COM_DESPESAS, type BaseComDespesas, type CriterioDaPauta } from '../precos/tributacao.ts'
import { cruzaVigencia, problemaDaVigencia } from './vigencia.ts'

const MAIOR_NCM = 8
const MAXIMO_DE_REGRAS = 3000
const MAIOR_MARGEM = 1000

const UFS = ESTADOS.map(({ sigla, nome }) => ({ valor: sigla, nome: `${sigla} · ${nome}` }))

const NOMES_DAS_BASES: Record<BaseComDespesas, string> = {
  IPI: 'IPI',
  ICMS: 'ICMS',
  ST: 'Substituição tributária',
  DIFAL: 'DIFAL',
  IBS_CBS: 'IBS e CBS',
}
const NOMES_DOS_CRITERIOS: Record<CriterioDaPauta, string> = {
  SEMPRE: 'Sempre a pauta',
  MAIOR: 'O maior entre a pauta e a margem',
}
const opcoesDe = <T extends string>(nomes: Record<T, string>) =>
  Object.entries<string>(nomes).map(([valor, nome]) => ({ valor, nome }))

const percentual = (nome: string, ajuda: string, maximo = 100) =>
  ({
    especie: 'decimal',
    minimo: 0,
    maximo,
    unidade: '%',
    nome,
    ajuda,
    foraDaLista: true,
  }) as const satisfies CampoDaTabela

/** Counted with nothing where nobody says otherwise. */
const aliquota = (nome: string, ajuda: string, maximo = 100) =>
  ({ ...percentual(nome, ajuda, maximo), obrigatorio: true, padrao: '0' }) as const satisfies CampoDaTabela

const porUnidade = (nome: string, ajuda: string) =>
  ({
    especie: 'decimal',
    minimo: 0,
    maximo: 1_000_000,
    unidade: 'R$',
    nome,
    ajuda,
    foraDaLista: true,
  }) as const satisfies CampoDaTabela

const daVenda = (valores: ValoresDoAjuste): string =>
  ['produto', 'ncm', 'ufOrigem', 'ufDestino'].map((campo) => (valores[campo] ?? '').trim()).join(' ')

/** ADM-07 What is wrong between the fields of a rule, and the rule in use that speaks of the same sales on the same days. */
export function problemasDaRegraFiscal(
  valores: ValoresDoAjuste,
  outras: readonly LinhaConhecida[],
): Record<string, string> {
  const { ncm = '', ipi, ipiPorUnidade } = valores
  if (ncm && !/^\d{2,8}$/.test(ncm)) return { ncm: 'O NCM são de 2 a 8 algarismos, sem pontos.' }
  const vigencia = problemaDaVigencia(valores)
  if (vigencia) return { vigenciaFim: vigencia }
  if (ipiPorUnidade && Number((ipi ?? '0').replace(',', '.')) > 0)
    return { ipiPorUnidade: 'O IPI é um percentual ou um valor por unidade: deixe um dos dois em zero.' }
  const mesma = outras.find(
    (outra) => daVenda(outra.valores) === daVenda(valores) && cruzaVigencia(outra.valores, valores),
  )
  return mesma
    ? {
        vigenciaInicio: `“${mesma.nome}” já vale para as mesmas vendas nesse período: encerre uma antes da outra.`,
      }
    : {}
}

export const REGRA_FISCAL = {
  genero: 'a',
  endereco: 'impostos',
  descricao:
    'O que cada venda paga de ICMS, substituição, IPI, FCP, PIS, COFINS, IBS e CBS, por produto, NCM e estados; vale a que mais diz da venda',
  palavras:
    'tributo fiscal alíquota ST MVA margem pauta PMPF redução base DIFAL partilha fundo pobreza CST contador reforma',
  muda: ['impostos', 'orcamentos'],
  nome: 'nome',
  campos: {
    nome: {
      especie: 'texto',
      tamanho: 80,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'Como a regra é chamada na explicação do preço',
    },
    produto: {
      secao: 'De que vendas fala',
      especie: 'texto',
      tamanho: 30,
      nome: 'Código do produto',
      ajuda: 'Só desse produto; vazio, de todos',
    },
    ncm: {
      especie: 'texto',
      tamanho: MAIOR_NCM,
      nome: 'NCM',
      ajuda: 'Os primeiros algarismos: 2203 vale para todo NCM que começa assim; vazio, para todos',
    },
    ufOrigem: {
      especie: 'escolha',
      opcoes: UFS,
      nome: 'Estado de quem vende',
      ajuda: 'O da filial; vazio, qualquer um',
    },
    ufDestino: {
      especie: 'escolha',
      opcoes: UFS,
      nome: 'Estado de quem compra',
      ajuda: 'O do cliente; vazio, qualquer um',
    },
    vigenciaInicio: {
      especie: 'data',
      nome: 'Vale desde',
      ajuda: 'O primeiro dia; vazio, desde sempre',
    },
    vigenciaFim: { especie: 'data', nome: 'Vale até', ajuda: 'O último dia; vazio, sem fim' },
    icms: {
      ...aliquota('ICMS', 'Da operação: dentro do estado, ou entre os dois', 99),
      foraDaLista: false,
      secao: 'ICMS',
    },
    icmsInterno: aliquota('ICMS interno do destino', 'O que se paga dentro do estado de quem compra', 99),
    reducaoPor: aliquota('Redução da base', 'A base do ICMS diminui DE tanto, e não PARA tanto'),
    fcp: aliquota('FCP do DIFAL', 'Fundo de combate à pobreza do estado de quem compra, junto do DIFAL'),
    adicional: percentual(
      'Adicional do estado',
      'Somado ao que vem de outro estado; vazio, o que o portal conhece do estado',
    ),
    mva: {
      ...percentual('MVA', 'Margem publicada; vazia, não há substituição por margem', MAIOR_MARGEM),
      foraDaLista: false,
      secao: 'Substituição tributária',
    },
    mvaSimples: percentual(
      'MVA do Simples',
      'Para quem compra pelo Simples Nacional, onde o estado tem outra',
      MAIOR_MARGEM,
    ),
    mvaJaAjustada: {
      especie: 'sim-nao',
      obrigatorio: true,
      padrao: 'N',
      foraDaLista: true,
      nome: 'MVA já ajustada',
      ajuda: 'Publicada para esse par de estados: o portal não a ajusta de novo',
    },
    pauta: porUnidade('Pauta', 'Preço mínimo por unidade de estoque (PMPF); vazio, não há'),
    criterioDaPauta: {
      especie: 'escolha',
      opcoes: opcoesDe(NOMES_DOS_CRITERIOS),
      obrigatorio: true,
      padrao: 'SEMPRE',
      foraDaLista: true,
      nome: 'Quando vale a pauta',
      ajuda: 'Qual base conta onde há pauta',
    },
    reducaoStPor: aliquota('Redução da base da ST', 'Também DE tanto; não depende da outra'),
    fcpSt: aliquota('FCP da ST', 'O fundo sobre a base da substituição'),
    fcpProprio: aliquota('FCP próprio', 'O que a operação já pagou do fundo, e se desconta do da ST'),
    ipi: { ...aliquota('IPI', 'Percentual sobre a mercadoria'), foraDaLista: false, secao: 'IPI' },
    ipiPorUnidade: porUnidade('IPI por unidade', 'Em reais por unidade de estoque, no lugar do percentual'),
    pis: { ...aliquota('PIS', 'Sai da base do IBS e da CBS'), secao: 'PIS, COFINS, IBS e CBS' },
    cofins: aliquota('COFINS', 'Sai da base do IBS e da CBS'),
    ibs: aliquota('IBS', 'Informado e não somado ao total'),
    cbs: aliquota('CBS', 'Informada e não somada ao total'),
    despesasNaBase: {
      secao: 'Frete e seguro cobrados',
      especie: 'varios',
      opcoes: opcoesDe(NOMES_DAS_BASES).filter(({ valor }) =>
        BASES_COM_DESPESAS.some((base) => base === valor),
      ),
      foraDaLista: true,
      nome: 'Entram na base de',
      ajuda: 'De que impostos a base leva o frete e o seguro cobrados do cliente',
    },
  },
  unico: [],
  ordem: ['ncm', 'ufDestino', 'ufOrigem', 'vigenciaInicio'],
  maximo: MAXIMO_DE_REGRAS,
  regra: problemasDaRegraFiscal,
  aoRetirar:
    'Deixa de valer para novos preços, e o que ela dizia passa a ser dito pela regra menos exata; documentos já feitos continuam com ela.',
} as const satisfies DescricaoDaTabela
