import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { arredondar } from '@balcao/dominio/formatos/decimal'
import { formatarDinheiro, formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeColuna } from './coluna.ts'

export const CASAS_DAS_HORAS = 1
const SEM_VALOR = '—'

/** GER-02 With how many decimals the branches of the report write money and percentages. */
export type CasasDoRelatorio = { dinheiro: number; percentual: number }

const FORMATOS: Record<TipoDeColuna, (valor: string, casas: CasasDoRelatorio) => string> = {
  texto: (valor) => valor,
  codigo: (valor) => valor,
  inteiro: (valor) => formatarNumero(valor, 0),
  quantidade: (valor) => formatarNumero(valor),
  dinheiro: (valor, { dinheiro }) => formatarDinheiro(valor, dinheiro),
  percentual: (valor, { percentual }) => formatarPercentual(valor, percentual),
  horas: (valor) => `${formatarNumero(valor, CASAS_DAS_HORAS)} h`,
  data: (valor) => formatarData(valor),
  mes: (valor) => valor.split('-').reverse().join('/'),
  telefone: (valor) => formatarTelefone(valor),
  protocolo: (valor) => formatarProtocolo(valor),
}

/** GER-01 A cell as Brazilians read it; what is not known is a dash, never a zero. */
export function formatarCelula(
  tipo: TipoDeColuna,
  valor: string | null | undefined,
  casas: CasasDoRelatorio,
): string {
  return valor === null || valor === undefined ? SEM_VALOR : FORMATOS[tipo](valor, casas)
}

/** GER-02 A number with the decimals it is shown with, and no more: an average has as many as a calculation. */
export function arredondarCelula(tipo: TipoDeColuna, valor: string, casas: CasasDoRelatorio): string {
  if (tipo === 'horas') return arredondar(valor, CASAS_DAS_HORAS).toFixed()
  return tipo === 'dinheiro' || tipo === 'percentual' ? arredondar(valor, casas[tipo]).toFixed() : valor
}

const NUMERICOS: ReadonlySet<TipoDeColuna> = new Set([
  'inteiro',
  'quantidade',
  'dinheiro',
  'percentual',
  'horas',
])

export const ehNumero = (tipo: TipoDeColuna): boolean => NUMERICOS.has(tipo)
