/** SEG-01 How an account was proved to be of the customer on record. */
export const PROVAS_DE_VINCULO = {
  EMAIL: 'pelo e-mail confirmado da conta',
  CODIGO: 'por um código enviado ao e-mail do cadastro',
} as const
export type ProvaDeVinculo = keyof typeof PROVAS_DE_VINCULO

export const DIGITOS_DO_CODIGO = 6

/** Wrong codes per request, and requests per day: 25 guesses a day among a million. */
const TENTATIVAS_POR_CODIGO = 5
const PEDIDOS_POR_DIA = 5
const DIA_MS = 24 * 3_600_000

/** SEG-01 Since when requests count against one more. */
export const inicioDaContagemDeCodigos = (agora: Date): Date => new Date(agora.getTime() - DIA_MS)

/** SEG-01 Seconds until another code may be asked for; `pedidos` are those of the last day, in any order. */
export function esperaPorOutroCodigo(pedidos: readonly Date[], agora: Date): number {
  const [liberador] = pedidos
    .map((pedido) => pedido.getTime())
    .sort((a, b) => b - a)
    .slice(PEDIDOS_POR_DIA - 1)
  return liberador === undefined ? 0 : Math.max(0, Math.ceil((liberador + DIA_MS - agora.getTime()) / 1000))
}

type PedidoDeCodigo = { expiraEm: Date; usadoEm: Date | null; tentativas: number }

export function codigoAindaVale({ expiraEm, usadoEm, tentativas }: PedidoDeCodigo, agora: Date): boolean {
  return usadoEm === null && expiraEm.getTime() > agora.getTime() && tentativas < TENTATIVAS_POR_CODIGO
}

/** SEG-01 Whether two addresses are one mailbox: nobody's provider tells capitals apart. */
export function mesmoEmail(um: string | null | undefined, outro: string | null | undefined): boolean {
  const [a, b] = [um, outro].map((email) => email?.trim().toLowerCase())
  return Boolean(a) && a === b
}

type Conta = { email: string; emailConfirmado: string | null; emailsDosCadastros: readonly string[] }

/**
 * SEG-01 Whether what the staff records under the account's CPF and this e-mail is for the account to see: the e-mail is
 * the account's own, confirmed and still in use, or that of a customer it is joined to. The CPF alone proves nothing.
 */
export function emailComprovado(
  digitado: string | null | undefined,
  { email, emailConfirmado, emailsDosCadastros }: Conta,
): boolean {
  const daConta = mesmoEmail(email, emailConfirmado) && mesmoEmail(digitado, email)
  return daConta || emailsDosCadastros.some((doCadastro) => mesmoEmail(digitado, doCadastro))
}
