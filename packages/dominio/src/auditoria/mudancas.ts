import { type CampoDoAjuste, dizerValor } from '../ajustes/campo.ts'
import { CAMPOS_DE_TODA_LINHA } from '../ajustes/tabela.ts'
import { assuntosDoCatalogo, descricaoDe } from '../catalogo/assuntos.ts'
import { campoDoParametro } from '../parametros/campo.ts'
import { type ChaveDeParametro, chavesDeParametro } from '../parametros.ts'

export type MudancaDaAuditoria = { campo: string; antes: string; depois: string }

type Valores = Readonly<Record<string, unknown>>
const NADA = '—'

const valoresDe = (dito: unknown): Valores =>
  typeof dito === 'object' && dito !== null && !Array.isArray(dito) ? (dito as Valores) : {}

const ehParametro = (chave: string): chave is ChaveDeParametro =>
  (chavesDeParametro as readonly string[]).includes(chave)

/** The field that a name of an entry is of; null where nobody described it. */
function campoDe(entidade: string, nome: string): CampoDoAjuste | null {
  if (entidade === 'parametro') return ehParametro(nome) ? campoDoParametro(nome) : null
  const assunto = assuntosDoCatalogo.find((outro) => outro === entidade)
  if (!assunto) return null
  return { ...CAMPOS_DE_TODA_LINHA, ...descricaoDe(assunto).campos }[nome] ?? null
}

/** What choices were called then: of those that the business keeps, the description knows none. */
type Nomes = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

function dizer(entidade: string, nome: string, valor: unknown, nomes: Nomes): string {
  const campo = campoDe(entidade, nome)
  if (entidade === 'parametro' && campo && typeof valor !== 'string') return 'herdado'
  if (valor === null || valor === undefined || valor === '') return NADA
  if (campo && typeof valor === 'string') return nomes[nome]?.[valor] ?? dizerValor(campo, valor)
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'object') return JSON.stringify(valor)
  return String(valor)
}

/** ADM-10 What an entry says to have changed, field by field: only what differs. */
export function mudancasDaEntrada(entidade: string, dados: Valores | null): MudancaDaAuditoria[] {
  const [antes, depois] = [valoresDe(dados?.antes), valoresDe(dados?.depois)]
  const nomes = valoresDe(dados?.nomes) as Nomes
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .filter((campo) => JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]))
    .map((campo) => ({
      campo: campoDe(entidade, campo)?.nome ?? campo,
      antes: dizer(entidade, campo, antes[campo], nomes),
      depois: dizer(entidade, campo, depois[campo], nomes),
    }))
}
