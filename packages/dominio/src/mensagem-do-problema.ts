import type * as z from 'zod/mini'
import { MENSAGENS } from './mensagens.ts'

type Problema = z.core.$ZodRawIssue
type Limite = { origin: string; inclusive?: boolean | undefined; exact?: boolean | undefined }

const vazio = (valor: unknown) =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

const dataDe = (limite: number | bigint) => new Date(Number(limite)).toISOString()

function abaixoDoMinimo(minimo: number | bigint, { origin, inclusive, exact }: Limite): string {
  const n = Number(minimo)
  if (origin === 'date') return MENSAGENS.dataMinima(dataDe(minimo))
  if (origin === 'string') return exact ? MENSAGENS.tamanhoExato(n) : MENSAGENS.tamanhoMinimo(n)
  if (origin === 'array' || origin === 'set') return MENSAGENS.itensMinimo(n)
  return inclusive ? MENSAGENS.numeroMinimo(n) : MENSAGENS.numeroMaiorQue(n)
}

function acimaDoMaximo(maximo: number | bigint, { origin, inclusive, exact }: Limite): string {
  const n = Number(maximo)
  if (origin === 'date') return MENSAGENS.dataMaxima(dataDe(maximo))
  if (origin === 'string') return exact ? MENSAGENS.tamanhoExato(n) : MENSAGENS.tamanhoMaximo(n)
  if (origin === 'array' || origin === 'set') return MENSAGENS.itensMaximo(n)
  return inclusive ? MENSAGENS.numeroMaximo(n) : MENSAGENS.numeroMenorQue(n)
}

/** GER-04: the sentence for a schema problem that brings no message of its own; what was left empty is always 'Campo obrigatório'. */
export function mensagemDoProblema(problema: Problema): string {
  if (vazio(problema.input)) return MENSAGENS.obrigatorio
  switch (problema.code) {
    case 'invalid_type':
      return problema.expected === 'date' ? MENSAGENS.dataInvalida : MENSAGENS.invalido
    case 'invalid_format':
      if (problema.format === 'email') return MENSAGENS.email
      return problema.format === 'date' || problema.format === 'datetime'
        ? MENSAGENS.dataInvalida
        : MENSAGENS.invalido
    case 'too_small':
      return abaixoDoMinimo(problema.minimum, problema)
    case 'too_big':
      return acimaDoMaximo(problema.maximum, problema)
    case 'not_multiple_of':
      return MENSAGENS.numeroMultiplo(problema.divisor)
    default:
      return MENSAGENS.invalido
  }
}
