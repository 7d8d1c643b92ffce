import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'

/** '1 ticket', '12 tickets'. */
export const contar = (quantos: number, um: string, varios = `${um}s`): string =>
  `${formatarNumero(quantos)} ${quantos === 1 ? um : varios}`
