/** One product as it is counted; empty is not counted yet. */
export type CamposDoCheckin = {
  checkin: { id: number; qtd_recebida: string | null; obs: string }[]
  condicional: string | null
}
