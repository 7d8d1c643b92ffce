/** MES-06/etiquetas More than these no longer tell tickets apart. */
export const MAXIMO_DE_ETIQUETAS_DO_TICKET = 10

type Pedido = { por: readonly number[]; tirar: readonly number[] }

/** MES-06/etiquetas What really changes: neither what it already has, nor what it has not. One that is in both is put on. */
export function trocaDeEtiquetas(
  atuais: readonly number[],
  { por, tirar }: Pedido,
): { postas: number[]; tiradas: number[] } {
  const pedidas = [...new Set(por)]
  return {
    postas: pedidas.filter((id) => !atuais.includes(id)),
    tiradas: [...new Set(tirar)].filter((id) => atuais.includes(id) && !pedidas.includes(id)),
  }
}

/** Taking off always may; putting on, while there is room. */
export const cabemNoTicket = (
  atuais: readonly number[],
  { postas, tiradas }: ReturnType<typeof trocaDeEtiquetas>,
): boolean =>
  postas.length === 0 || atuais.length + postas.length - tiradas.length <= MAXIMO_DE_ETIQUETAS_DO_TICKET
