import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import type { Ordenacao } from './coluna.ts'

/** The same field turns around; another one starts in its natural direction (dates newest first). GER-19 */
export function proximaOrdenacao(atual: Ordenacao | undefined, campo: string): Ordenacao {
  if (atual?.campo !== campo) return { campo, direcao: direcaoPadrao(campo) }
  return { campo, direcao: atual.direcao === 'ASC' ? 'DESC' : 'ASC' }
}
