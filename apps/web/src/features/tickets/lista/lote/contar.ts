import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'

/** '1 ticket arquivado', '12 tickets arquivados', '2 tickets não foram arquivados' */
export function contar(quantos: number, participio: string, negado = false): string {
  const plural = quantos !== 1
  const negacao = negado ? (plural ? 'não foram ' : 'não foi ') : ''
  return `${formatarNumero(quantos)} ${plural ? 'tickets' : 'ticket'} ${negacao}${participio}${plural ? 's' : ''}`
}
