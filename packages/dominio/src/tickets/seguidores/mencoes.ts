import type { TipoDeHistorico } from '../historico.ts'

/** MES-06/mencoes More than these is a meeting. */
export const MAXIMO_DE_MENCOES = 10

export const SO_EM_INTERNA = 'Só uma mensagem interna chama um colega: o cliente leria esta.'
export const NAO_VE_O_TICKET = 'Quem você chamou não vê este ticket.'

/** MES-06/mencoes What the customer may read, by mail too, names no colleague to them. */
export const problemaDaMencao = (tipo: TipoDeHistorico, mencoes: readonly number[]): string | null =>
  mencoes.length > 0 && tipo !== 'PRIVADO' ? SO_EM_INTERNA : null

type Pessoa = { id: number; nome: string }

const escrita = ({ nome }: Pick<Pessoa, 'nome'>) => `@${nome}`

/** How a colleague is called in a text. */
export const comoMencao = escrita

/** Of those chosen, who is still called in the text. */
export function aindaMencionados<P extends Pessoa>(texto: string, escolhidos: readonly P[]): P[] {
  const vistos = new Set<number>()
  return escolhidos.filter((pessoa) => {
    if (vistos.has(pessoa.id) || !texto.includes(escrita(pessoa))) return false
    vistos.add(pessoa.id)
    return true
  })
}
