import { lerPares } from '../ajustes/campo.ts'
import { emailValido } from '../brasil/email.ts'

// How a parameter is written and read, by the kind of its value.

export type Base = {
  /** How the key is stored and travels; without it, 'GERAL_'. */
  prefixo?: 'SAC_'
  descricao: string
  /** Happens before a branch is known, or in none: such a key has no value per branch. Every other is the branch's. */
  nivel?: 'negocio'
  /** Security settings stay on the server; the browser has no use for them. */
  somenteServidor?: true
}

/** ADM-04 Of what kind the value is: its field, where it is set, follows from it. */
type Especie =
  | 'inteiro'
  | 'decimal'
  | 'escolha'
  | 'varios'
  | 'sim-nao'
  | 'livre'
  | 'segredo'
  | 'endereco'
  | 'servidores'
  | 'email'
  | 'textos'

export type Definicao<T> = Base & {
  padrao: T
  especie: Especie
  minimo?: number
  maximo?: number
  tamanho?: number
  opcoes?: readonly string[]
  ler(texto: string): T | undefined
}

export function inteiro<const B extends Base & { padrao: number; minimo?: number; maximo?: number }>(
  base: B,
) {
  const { minimo = 0, maximo = Number.MAX_SAFE_INTEGER } = base
  const ler = (texto: string): number | undefined => {
    const numero = Number(texto)
    const serve = texto.trim() !== '' && Number.isInteger(numero) && numero >= minimo && numero <= maximo
    return serve ? numero : undefined
  }
  return { ...base, especie: 'inteiro' as const, minimo, ler }
}

export function escolha<const T extends string, const B extends Base>(
  base: B & { padrao: NoInfer<T>; opcoes: readonly T[] },
) {
  const ler = (texto: string): T | undefined => base.opcoes.find((opcao) => opcao === texto)
  return { ...base, especie: 'escolha' as const, ler }
}

/** Written 'S' or 'N', as people do; 'true', 'false', '1' and '0' too. */
export function simOuNao<const B extends Base & { padrao: boolean }>(base: B) {
  const ler = (texto: string): boolean | undefined => {
    const valor = texto.trim().toUpperCase()
    if (['S', 'SIM', 'TRUE', '1'].includes(valor)) return true
    return ['N', 'NAO', 'NÃO', 'FALSE', '0'].includes(valor) ? false : undefined
  }
  return { ...base, especie: 'sim-nao' as const, ler }
}

/** Written as people do, with a comma; kept as text, because it is computed in Decimal. */
export function decimal<const B extends Base & { padrao: string; maximo: number }>(base: B) {
  const ler = (texto: string): string | undefined => {
    const valor = texto.trim().replace(',', '.')
    return /^\d{1,6}(\.\d{1,4})?$/.test(valor) && Number(valor) <= base.maximo ? valor : undefined
  }
  return { ...base, especie: 'decimal' as const, ler }
}

/** Free text, up to a length; empty is a value too. */
export function livre<const B extends Base & { padrao: string; tamanho: number }>(base: B) {
  return {
    ...base,
    especie: 'livre' as const,
    ler: (texto: string): string | undefined => (texto.length <= base.tamanho ? texto.trim() : undefined),
  }
}

/** What proves the business to somebody else's system: written, and never shown again. */
export function segredo<const B extends Base & { padrao: string; tamanho: number }>(base: B) {
  return { ...livre(base), especie: 'segredo' as const }
}

/** An address of the network; empty is none. */
export function endereco<const B extends Base & { padrao: string }>(base: B) {
  const ler = (texto: string): string | undefined => {
    const valor = texto.trim()
    return valor === '' || /^https?:\/\/[^\s/]+\S*$/.test(valor) ? valor : undefined
  }
  return { ...base, especie: 'endereco' as const, ler }
}

const SERVIDOR = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/

/** Names of servers, written with commas; empty is none. */
export function servidores<const B extends Base & { padrao: readonly string[] }>(base: B) {
  const ler = (texto: string): readonly string[] | undefined => {
    const lidos = texto.split(',').flatMap((parte) => parte.trim().toLowerCase() || [])
    return lidos.every((servidor) => SERVIDOR.test(servidor)) ? lidos : undefined
  }
  return { ...base, especie: 'servidores' as const, ler }
}

/** An address of mail, alone; empty is none. */
export function enderecoDeEmail<const B extends Base & { padrao: string }>(base: B) {
  const ler = (texto: string): string | undefined => {
    const valor = texto.trim().toLowerCase()
    return valor === '' || emailValido(valor) ? valor : undefined
  }
  return { ...base, especie: 'email' as const, ler }
}

/** Pairs written `chave=Texto`, one per line. */
export function textos<const B extends Base & { padrao: Record<string, string> }>(base: B) {
  const ler = (texto: string): Record<string, string> | undefined => lerPares(texto)
  return { ...base, especie: 'textos' as const, ler }
}

/** Several of a list, written with commas; whoever writes one that does not exist wrote none. */
export function varios<const T extends string, const B extends Base>(
  base: B & { padrao: readonly NoInfer<T>[]; opcoes: readonly T[] },
) {
  const ler = (texto: string): readonly T[] | undefined => {
    const escritos = texto.split(',').flatMap((parte) => parte.trim().toUpperCase() || [])
    const lidos = base.opcoes.filter((opcao) => escritos.includes(opcao))
    return lidos.length === new Set(escritos).size ? lidos : undefined
  }
  return { ...base, especie: 'varios' as const, ler }
}
