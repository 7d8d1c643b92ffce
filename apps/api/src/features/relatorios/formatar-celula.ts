import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro, formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import type { TipoDeColuna } from './definicao.ts'

const CASAS_DAS_HORAS = 1
const SEM_VALOR = '—'

const FORMATOS: Record<TipoDeColuna, (valor: string) => string> = {
  texto: (valor) => valor,
  codigo: (valor) => valor,
  inteiro: (valor) => formatarNumero(valor, 0),
  quantidade: (valor) => formatarNumero(valor),
  dinheiro: (valor) => formatarDinheiro(valor),
  percentual: (valor) => formatarPercentual(valor),
  horas: (valor) => `${formatarNumero(valor, CASAS_DAS_HORAS)} h`,
  data: formatarData,
  mes: (valor) => valor.split('-').reverse().join('/'),
  telefone: formatarTelefone,
}

/** GER-01 A cell as Brazilians read it; what is not known is a dash, never a zero. */
export function formatarCelula(tipo: TipoDeColuna, valor: string | null | undefined): string {
  return valor === null || valor === undefined ? SEM_VALOR : FORMATOS[tipo](valor)
}

const NUMERICOS: ReadonlySet<TipoDeColuna> = new Set([
  'inteiro',
  'quantidade',
  'dinheiro',
  'percentual',
  'horas',
])

export const ehNumero = (tipo: TipoDeColuna): boolean => NUMERICOS.has(tipo)
