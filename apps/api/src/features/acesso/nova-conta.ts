import { criarConta } from '@balcao/dominio/acesso/contratos'
import { problemaDoNascimento } from '@balcao/dominio/conta/campos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { plural } from '@balcao/dominio/formatos/contagem'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { exigirCaptcha } from './captcha.ts'
import { enderecoDoPortal } from './endereco-do-portal.ts'
import { inserirPedidoDeConta } from './queries-pedidos-de-conta.ts'
import { exigirSenhaForte, gerarHash } from './senhas.ts'

const HORA_MS = 3_600_000

/**
 * AUT-07, SEG-01 Only a request: the account is made by whoever follows the link. Whether the CPF has one already is
 * found out later, by the task, so neither the answer nor its duration tells.
 */
export const rotaCriarConta = rota(
  criarConta,
  async ({ corpo, negocio, agora, autoria, resposta }) => {
    const problema = problemaDoNascimento(corpo.dtNasc, hojeEm(agora))
    if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { dtNasc: problema } })
    exigirSenhaForte(negocio, corpo.senha, {
      cpf: corpo.documento,
      email: corpo.email,
      nascimento: corpo.dtNasc,
    })
    await exigirCaptcha(negocio, corpo.captcha, agora)
    const senhaHash = await gerarHash(corpo.senha)
    const { confirmacaoDeContaHoras: horas } = negocio.parametros(null)
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    const { ip, requisicao } = autoria
    await transacao(negocio.banco, async (tx) => {
      const id = await inserirPedidoDeConta(tx, {
        cpf: corpo.documento,
        nome: corpo.nome,
        email: corpo.email,
        telefone: corpo.tel,
        dataNascimento: corpo.dtNasc,
        senhaHash,
        criadoEm: agora,
        expiraEm: new Date(agora.getTime() + horas * HORA_MS),
      })
      await registrarHistorico(tx, autoria, {
        entidade: 'pedido_de_conta',
        entidadeId: id,
        acao: 'PEDIR_CONTA',
      })
      await agendar(tx, 'enviar-confirmacao-de-conta', { pedidoId: id, origem, ip, requisicao })
    })
    return {
      message: `Enviamos uma mensagem a ${corpo.email}. Abra o link que está nela para confirmar o cadastro: ele vale por ${plural(horas, 'hora', 'horas')}.`,
    }
  },
  { transacao: false },
)
