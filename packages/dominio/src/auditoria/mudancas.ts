import { dizerValor } from '../ajustes/campo.ts'
import { campoDoParametro } from '../parametros/campo.ts'
import { type ChaveDeParametro, chavesDeParametro } from '../parametros.ts'

export type MudancaDaAuditoria = { campo: string; antes: string; depois: string }

type Valores = Readonly<Record<string, unknown>>
const NADA = '—'

const valoresDe = (dito: unknown): Valores =>
  typeof dito === 'object' && dito !== null && !Array.isArray(dito) ? (dito as Valores) : {}

const ehParametro = (chave: string): chave is ChaveDeParametro =>
  (chavesDeParametro as readonly string[]).includes(chave)

function dizer(entidade: string, campo: string, valor: unknown): string {
  if (entidade === 'parametro' && ehParametro(campo))
    return typeof valor === 'string' ? dizerValor(campoDoParametro(campo), valor) : 'herdado'
  if (valor === null || valor === undefined || valor === '') return NADA
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'object') return JSON.stringify(valor)
  return String(valor)
}

/** ADM-10 What an entry says to have changed, field by field: only what differs. */
export function mudancasDaEntrada(entidade: string, dados: Valores | null): MudancaDaAuditoria[] {
  const [antes, depois] = [valoresDe(dados?.antes), valoresDe(dados?.depois)]
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .filter((campo) => JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]))
    .map((campo) => ({
      campo: entidade === 'parametro' && ehParametro(campo) ? campoDoParametro(campo).nome : campo,
      antes: dizer(entidade, campo, antes[campo]),
      depois: dizer(entidade, campo, depois[campo]),
    }))
}
