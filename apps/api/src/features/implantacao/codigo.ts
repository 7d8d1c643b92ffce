import { createHmac, timingSafeEqual } from 'node:crypto'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { lerCodigo } from '@balcao/dominio/implantacao/codigo'
import type { Negocio } from '../../negocio.ts'
import type { Banco } from '../../platform/banco/conexao.ts'
import { obterSegredo } from '../../platform/banco/segredos.ts'

const TAMANHO_DO_CODIGO = 16
const CASAS_DO_NUMERO = 6

/** ADM-09 Made once for the database and told only to whoever starts the server: it is they who may say who administers it. */
export const codigoDaImplantacao = async (banco: Banco): Promise<string> =>
  (await obterSegredo(banco, 'implantacao')).slice(0, TAMANHO_DO_CODIGO)

const iguais = (um: string, outro: string): boolean => {
  const [a, b] = [Buffer.from(um), Buffer.from(outro)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Refused once somebody is there, whatever the code. */
export async function exigirCodigo(negocio: Negocio, digitado: string): Promise<void> {
  if (await negocio.implantado()) throw new ErroDeNegocio('JA_IMPLANTADO')
  if (!iguais(lerCodigo(digitado), await codigoDaImplantacao(negocio.banco)))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { codigo: 'Este não é o código que o servidor mostrou ao começar' },
    })
}

/** What a message to that address says, and only whoever reads it can repeat. */
export function numeroDoEmail({ segredos }: Pick<Negocio, 'segredos'>, email: string): string {
  const resumo = createHmac('sha256', segredos.correio).update(`implantacao\0${email.toLowerCase()}`).digest()
  return String(resumo.readUInt32BE(0) % 10 ** CASAS_DO_NUMERO).padStart(CASAS_DO_NUMERO, '0')
}

export function exigirNumeroDoEmail(negocio: Negocio, email: string, digitado: string): void {
  if (!iguais(digitado.replace(/\D/g, ''), numeroDoEmail(negocio, email)))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { numeroDoEmail: 'Não é o número da mensagem. Confira, ou mande outra' },
    })
}
