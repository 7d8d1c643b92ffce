import type { ValoresDoAjuste } from '../ajustes/assuntos.ts'
import { NAO, SIM } from '../ajustes/campo.ts'
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '../usuarios.ts'

/** What the audit keeps of a person, as it calls it. */
export const NOMES_DO_AJUSTE = {
  nome: 'Nome',
  email: 'E-mail',
  tipo: 'Tipo',
  situacao: 'Situação',
  filial: 'Filial onde fica',
  filiais: 'Filiais',
  setores: 'Setores',
  supervisor: 'Supervisor',
  codigoOperador: 'Código no sistema de vendas',
  matriculaErp: 'Matrícula no ERP',
  segundoFatorExigido: 'Exigir duas etapas',
  tickets: 'Tickets',
  carteira: 'Carteira',
  agendas: 'Agendas',
  orcamentos: 'Orçamentos',
  equipe: 'Equipe',
} as const
export type CampoDoUsuario = keyof typeof NOMES_DO_AJUSTE

const ehCampo = (campo: string): campo is CampoDoUsuario => Object.hasOwn(NOMES_DO_AJUSTE, campo)

export const nomeDoCampoDoUsuario = (campo: string): string =>
  ehCampo(campo) ? NOMES_DO_AJUSTE[campo] : campo

type Nomeado = { id: number; nome: string }

/** Records are kept by number and by the name they had then: read by people, and written back by their number. */
export const guardarNomeados = (quais: readonly Nomeado[]): string =>
  quais
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, nome }) => `${id}=${nome}`)
    .join('\n')

const linhas = (texto: string | null | undefined) => (texto ?? '').split('\n').filter(Boolean)

export const idsGuardados = (texto: string | null | undefined): number[] =>
  linhas(texto).map((linha) => Number.parseInt(linha, 10))

const DE_REGISTROS: readonly CampoDoUsuario[] = ['filial', 'filiais', 'setores', 'supervisor']

/** ADM-10 A value of the entry, as a person reads it. */
export function dizerDoUsuario(campo: string, valor: string): string {
  if (!ehCampo(campo)) return valor
  if (campo === 'tipo') return TIPOS_DE_USUARIO[valor as TipoDeUsuario] ?? valor
  if (campo === 'segundoFatorExigido') return valor === SIM ? 'Sim' : 'Não'
  if (!DE_REGISTROS.includes(campo)) return valor
  return linhas(valor)
    .map((linha) => linha.slice(linha.indexOf('=') + 1))
    .join(', ')
}

/** The same person, whatever the names around are by now. */
export const mesmoValor = (campo: string, um: string | null, outro: string | null): boolean =>
  ehCampo(campo) && DE_REGISTROS.includes(campo)
    ? idsGuardados(um).join() === idsGuardados(outro).join()
    : (um ?? '') === (outro ?? '')

export const guardarSimNao = (sim: boolean): string => (sim ? SIM : NAO)

/** Only what differs, on both sides; null where nothing does. */
export function oQueMudou(
  antes: ValoresDoAjuste,
  depois: ValoresDoAjuste,
): { antes: ValoresDoAjuste; depois: ValoresDoAjuste } | null {
  const campos = Object.keys(depois).filter(
    (campo) => !mesmoValor(campo, antes[campo] ?? null, depois[campo] ?? null),
  )
  if (campos.length === 0) return null
  const so = (de: ValoresDoAjuste) => Object.fromEntries(campos.map((campo) => [campo, de[campo] ?? null]))
  return { antes: so(antes), depois: so(depois) }
}
