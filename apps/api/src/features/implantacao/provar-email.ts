import { ErroDeNegocio } from '@balcao/dominio/erros'
import { provarEmailDaImplantacao } from '@balcao/dominio/implantacao/contratos'
import { FalhaDoEnvio } from '../../platform/email/falha-do-envio.ts'
import { emNomeDe } from '../../remetente.ts'
import { rota } from '../../rota.ts'
import { exigirCodigo, numeroDoEmail } from './codigo.ts'

/** ADM-09 Sent at once and not by the queue: whoever sets it up waits for the answer of the server of mail. */
export const rotaProvarEmail = rota(
  provarEmailDaImplantacao,
  async ({ corpo: { codigo, para }, negocio }) => {
    await exigirCodigo(negocio, codigo)
    const numero = numeroDoEmail(negocio, para)
    try {
      await emNomeDe(negocio, negocio.maquina.enviarEmail).enviar({
        para,
        assunto: `${numero} é o número para provar o e-mail do portal`,
        texto: `Esta mensagem chegou: o e-mail do portal funciona.\n\nDigite na implantação o número ${numero}.`,
        automatica: true,
      })
    } catch (erro) {
      if (!(erro instanceof FalhaDoEnvio)) throw erro
      throw new ErroDeNegocio('EMAIL_NAO_SAIU', {
        mensagem: `O servidor de e-mail não aceitou a mensagem: ${erro.texto}`,
      })
    }
    const saiu = negocio.maquina.servidorDeSaida
    return {
      saiu,
      message: saiu
        ? `Mandamos uma mensagem a ${para}. Digite o número que está nela.`
        : 'Este servidor ainda não manda e-mail (SMTP_URL): a mensagem ficou na pasta "emails" dos dados dele.',
    }
  },
  { transacao: false },
)
