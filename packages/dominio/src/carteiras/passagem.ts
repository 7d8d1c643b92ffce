import { ehInterno, type TipoDeUsuario } from '../usuarios.ts'

/** Of whom nobody looks after. */
export const SEM_REPRESENTANTE = { id: 0, nome: 'sem representante' } as const

type QuemRecebe = { id: number; nome: string; ativo: boolean; tipo: TipoDeUsuario }

/** ADM-07 Why customers do not go from one to another, by field. */
export function problemasDaPassagem(de: number, para: QuemRecebe | null): Record<string, string> {
  if (!para) return { para: 'Não há esta pessoa.' }
  if (para.id === de) return { para: `Já são de ${para.nome}: escolha outra pessoa.` }
  if (!para.ativo) return { para: `A conta de ${para.nome} está desativada.` }
  return ehInterno(para.tipo) ? {} : { para: `${para.nome} é cliente, e não atende carteiras.` }
}
