/** SEG-01 What somebody asked for at /nova-conta and has not confirmed yet. */
type Pedido = { expiraEm: Date; tentativas: number }

/** Wrong passwords at one link: whoever holds a mailbox must not guess the one that came with the request. */
const TENTATIVAS_POR_LINK = 5

/** Anybody may type anybody's address and CPF: nobody gets many messages because of it. */
const MENSAGENS_POR_HORA = 3

/** SEG-01 Since when messages count against one more. */
export const inicioDaContagemDeMensagens = (agora: Date): Date => new Date(agora.getTime() - 3_600_000)

export function pedidoDeContaVale({ expiraEm, tentativas }: Pedido, agora: Date): boolean {
  return expiraEm.getTime() > agora.getTime() && tentativas < TENTATIVAS_POR_LINK
}

/** SEG-01 `pedidos` are those of the last hour, the one that is asked about included. */
export const cabeMensagem = (pedidos: number): boolean => pedidos <= MENSAGENS_POR_HORA
