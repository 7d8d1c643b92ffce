import type { ModoDeTransporte, TipoDeTabela } from '@balcao/dominio/fretes/tipos'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { UfDemo } from '../lugares/cidades.ts'

type Cobertura = { uf: UfDemo; ibge?: string; cep?: readonly [string, string] }

type RegiaoDemo = {
  nome: string
  prazo: number
  diasEntrega: string
  cobre: readonly Cobertura[]
  aConsultar?: boolean
  /** Kilograms up to which each price holds. */
  faixas?: readonly (readonly [ate: string, valor: string])[]
  excedenteKg?: string
  adValorem?: string
  gris?: string
  pedagio?: string
  tas?: string
  tde?: string
  minimo?: string
  icms?: string
  isencao?: string
  /** Where another carrier takes over, and by which region of which table. */
  redespacho?: { origem: string; tabela: string; regiao: string }
}

type TabelaDemo = {
  nome: string
  transportadora: string
  /** Position of the branch; without it, from all of them. */
  filial?: number
  modo: ModoDeTransporte
  tipo: TipoDeTabela
  cubagemKgM3?: string
  regioes: readonly RegiaoDemo[]
}

const UTEIS = 'N,S,S,S,S,S,N'
const TERCA_E_QUINTA = 'N,N,S,N,S,N,N'
const ATE_SABADO = 'N,S,S,S,S,S,S'
const estados = (...ufs: UfDemo[]): Cobertura[] => ufs.map((uf) => ({ uf }))

const ENCOMENDAS = [
  ['10', '38.90'],
  ['30', '62.50'],
  ['70', '118.00'],
  ['100', '149.00'],
] as const

/** API-09 What may be asked for besides. */
export const CONDICIONAIS_DE_FRETE = [
  { descricao: 'Entrega agendada', valor: '45.00', percentual: '0' },
  { descricao: 'Área de risco', valor: '20.00', percentual: '0.5000' },
  { descricao: 'Carga paletizada', valor: '60.00', percentual: '0' },
] as const

/** FRE-04 One that goes everywhere, one that is fast, one that hands over on the way, one whose price is asked for. */
export const TABELAS_DE_FRETE: Record<NegocioDemo, readonly TabelaDemo[]> = {
  aurora: [
    {
      nome: 'Fracionado Sudeste 2026',
      transportadora: 'Transportes Serra do Cipó Ltda',
      modo: 'RODOVIARIO',
      tipo: 'FRACIONADO',
      cubagemKgM3: '300',
      regioes: [
        {
          nome: 'São Paulo e Belo Horizonte',
          prazo: 2,
          diasEntrega: UTEIS,
          cobre: [
            { uf: 'SP', ibge: '3550308' },
            { uf: 'MG', ibge: '3106200' },
          ],
          excedenteKg: '0.62',
          adValorem: '0.3',
          gris: '0.3',
          pedagio: '6.50',
          tas: '4.50',
          minimo: '48.00',
          icms: '12',
          isencao: '15000',
        },
        {
          nome: 'Interior do Sudeste e Sul',
          prazo: 4,
          diasEntrega: UTEIS,
          cobre: estados('SP', 'MG', 'PR'),
          excedenteKg: '0.85',
          adValorem: '0.3',
          gris: '0.3',
          pedagio: '6.50',
          tas: '4.50',
          tde: '35.00',
          minimo: '62.00',
          icms: '12',
          isencao: '20000',
        },
        {
          nome: 'Centro-Oeste e Nordeste',
          prazo: 7,
          diasEntrega: TERCA_E_QUINTA,
          cobre: estados('GO', 'PE'),
          excedenteKg: '1.34',
          adValorem: '0.4',
          gris: '0.35',
          pedagio: '7.20',
          tas: '4.50',
          minimo: '95.00',
          icms: '7',
        },
      ],
    },
    {
      nome: 'Expresso 24 horas',
      transportadora: 'Rodoviário Três Pontes Ltda',
      modo: 'RODOVIARIO',
      tipo: 'EXPRESSO',
      cubagemKgM3: '250',
      regioes: [
        {
          nome: 'Eixo São Paulo, Paraná e Goiás',
          prazo: 1,
          diasEntrega: ATE_SABADO,
          cobre: estados('SP', 'PR', 'MG', 'GO'),
          faixas: ENCOMENDAS,
          excedenteKg: '1.49',
          adValorem: '0.5',
          gris: '0.4',
          icms: '12',
        },
        {
          nome: 'Centro de Campinas',
          prazo: 1,
          diasEntrega: ATE_SABADO,
          cobre: [{ uf: 'SP', cep: ['13010000', '13029999'] }],
          faixas: [['30', '29.90']],
          excedenteKg: '0.55',
          adValorem: '0.2',
          icms: '12',
        },
      ],
    },
    {
      nome: 'Linha do Norte',
      transportadora: 'Transportadora Anhumas Ltda',
      modo: 'RODOVIARIO',
      tipo: 'FRACIONADO',
      regioes: [
        {
          nome: 'Até Goiânia',
          prazo: 2,
          diasEntrega: UTEIS,
          cobre: estados('GO'),
          excedenteKg: '0.71',
          adValorem: '0.3',
          pedagio: '5.80',
          minimo: '55.00',
          icms: '12',
        },
        {
          nome: 'Pernambuco por redespacho',
          prazo: 2,
          diasEntrega: UTEIS,
          cobre: estados('PE'),
          excedenteKg: '0.58',
          adValorem: '0.2',
          pedagio: '5.80',
          minimo: '40.00',
          icms: '7',
          redespacho: { origem: 'Goiânia/GO', tabela: 'Nordeste 2026', regiao: 'Pernambuco' },
        },
      ],
    },
    {
      nome: 'Nordeste 2026',
      transportadora: 'Capibaribe Encomendas e Cargas Ltda',
      filial: 4,
      modo: 'RODOVIARIO',
      tipo: 'FRACIONADO',
      regioes: [
        {
          nome: 'Pernambuco',
          prazo: 3,
          diasEntrega: TERCA_E_QUINTA,
          cobre: estados('PE'),
          excedenteKg: '0.49',
          gris: '0.3',
          tas: '3.90',
          minimo: '35.00',
          icms: '12',
        },
      ],
    },
    {
      nome: 'Lotação fechada',
      transportadora: 'Irmãos Figueiró Transportes Ltda',
      modo: 'RODOVIARIO',
      tipo: 'LOTACAO',
      regioes: [
        {
          nome: 'Qualquer destino',
          prazo: 3,
          diasEntrega: ATE_SABADO,
          cobre: estados('SP', 'MG', 'PR', 'GO', 'PE'),
          aConsultar: true,
        },
      ],
    },
  ],
  boreal: [
    {
      nome: 'Fracionado Sul 2026',
      transportadora: 'Transportes Babitonga Ltda',
      modo: 'RODOVIARIO',
      tipo: 'FRACIONADO',
      cubagemKgM3: '300',
      regioes: [
        {
          nome: 'Santa Catarina',
          prazo: 2,
          diasEntrega: UTEIS,
          cobre: estados('SC'),
          excedenteKg: '0.66',
          adValorem: '0.3',
          gris: '0.3',
          pedagio: '5.90',
          minimo: '42.00',
          icms: '12',
          isencao: '12000',
        },
        {
          nome: 'São Paulo e Paraná',
          prazo: 4,
          diasEntrega: UTEIS,
          cobre: estados('SP', 'PR'),
          excedenteKg: '0.92',
          adValorem: '0.3',
          gris: '0.3',
          pedagio: '6.80',
          tas: '4.50',
          minimo: '58.00',
          icms: '12',
        },
      ],
    },
    {
      nome: 'Expresso pet',
      transportadora: 'Expresso Ipanema Paulista Ltda',
      modo: 'RODOVIARIO',
      tipo: 'EXPRESSO',
      cubagemKgM3: '200',
      regioes: [
        {
          nome: 'Sul e Sudeste',
          prazo: 1,
          diasEntrega: ATE_SABADO,
          cobre: estados('SC', 'SP', 'PR'),
          faixas: ENCOMENDAS,
          excedenteKg: '1.58',
          adValorem: '0.5',
          icms: '12',
        },
      ],
    },
    {
      nome: 'Linha do Pantanal',
      transportadora: 'Rodoviário Tropeiros Ltda',
      modo: 'RODOVIARIO',
      tipo: 'FRACIONADO',
      regioes: [
        {
          nome: 'Mato Grosso do Sul por redespacho',
          prazo: 3,
          diasEntrega: UTEIS,
          cobre: estados('MS'),
          excedenteKg: '0.55',
          adValorem: '0.2',
          minimo: '38.00',
          icms: '7',
          redespacho: { origem: 'Três Lagoas/MS', tabela: 'Pantanal 2026', regiao: 'Mato Grosso do Sul' },
        },
      ],
    },
    {
      nome: 'Pantanal 2026',
      transportadora: 'Pantanal Norte Transportes Ltda',
      modo: 'RODOVIARIO',
      tipo: 'FRACIONADO',
      regioes: [
        {
          nome: 'Mato Grosso do Sul',
          prazo: 2,
          diasEntrega: TERCA_E_QUINTA,
          cobre: estados('MS'),
          excedenteKg: '0.78',
          gris: '0.3',
          minimo: '45.00',
          icms: '12',
        },
      ],
    },
    {
      nome: 'Lotação fechada',
      transportadora: 'Irmãos Schütz Transportes Ltda',
      modo: 'RODOVIARIO',
      tipo: 'LOTACAO',
      regioes: [
        {
          nome: 'Qualquer destino',
          prazo: 3,
          diasEntrega: ATE_SABADO,
          cobre: estados('SC', 'SP', 'MS'),
          aConsultar: true,
        },
      ],
    },
  ],
}
