import { obterVinculo, pedirCodigoDeVinculo, vincularCadastro } from '@balcao/dominio/conta/contratos-vinculo'
import {
  codigoAindaVale,
  esperaPorOutroCodigo,
  inicioDaContagemDeCodigos,
} from '@balcao/dominio/conta/vinculo'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { travarConta } from '../acesso/queries-contas.ts'
import { clientesVinculados } from '../clientes/queries-vinculo.ts'
import { resumirCodigo } from './codigos-de-vinculo.ts'
import {
  contarTentativaDeVinculo,
  emailDoCodigo,
  gastarPedidoDeVinculo,
  inserirPedidoDeVinculo,
  pedidosDeVinculoDesde,
  ultimoPedidoDeVinculo,
} from './queries-vinculo.ts'
import { type Vinculados, vincularPeloEmail } from './vincular-pelo-email.ts'

const MINUTO_MS = 60_000

export const rotaObterVinculo = rota(obterVinculo, async ({ tx, sessao }) => {
  const [vinculado] = await clientesVinculados(tx, sessao.colaboradorId)
  if (!vinculado) return { cliente: null }
  const { razaoSocial, vinculadoEm, prova } = vinculado
  return { cliente: { nome: razaoSocial, desde: vinculadoEm.toISOString(), prova } }
})

/** SEG-01 What is on record is looked for by the task: neither the answer nor its duration tells. */
export const rotaPedirCodigoDeVinculo = rota(
  pedirCodigoDeVinculo,
  async ({ tx, sessao, negocio, agora, autoria }) => {
    // Held, so that many requests at once count like one after another.
    const conta = await travarConta(tx, sessao.colaboradorId)
    const anteriores = await pedidosDeVinculoDesde(tx, conta.id, inicioDaContagemDeCodigos(agora))
    const esperar = esperaPorOutroCodigo(anteriores, agora)
    if (esperar > 0) throw new ErroDeNegocio('MUITOS_CODIGOS', { esperar })
    const { codigoDeVinculoMinutos: minutos } = negocio.parametros(null)
    const id = await inserirPedidoDeVinculo(tx, {
      colaboradorId: conta.id,
      criadoEm: agora,
      expiraEm: new Date(agora.getTime() + minutos * MINUTO_MS),
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'colaborador',
      entidadeId: conta.id,
      acao: 'PEDIR_VINCULO',
    })
    await agendar(tx, 'enviar-codigo-de-vinculo', { pedidoId: id })
    return {
      message: `Se houver um cadastro com o seu CPF, um código chegará ao e-mail que consta nele. Ele vale por ${minutos} minutos.`,
    }
  },
)

/** SEG-01 A wrong code is counted even though it is refused: no rollback gives the attempt back. */
export const rotaVincularCadastro = rota(
  vincularCadastro,
  async ({ corpo, sessao, negocio, autoria }) => {
    const vinculados = await transacao(negocio.banco, (tx) =>
      tentarCodigo(tx, { negocio, autoria }, sessao.colaboradorId, corpo.codigo),
    )
    if (!vinculados) throw new ErroDeNegocio('CODIGO_DE_VINCULO_INVALIDO')
    return { message: 'Cadastro vinculado à sua conta.', ...vinculados }
  },
  { transacao: false },
)

async function tentarCodigo(
  tx: Tx,
  { negocio, autoria }: Caso,
  colaboradorId: number,
  codigo: string,
): Promise<Vinculados | null> {
  const conta = await travarConta(tx, colaboradorId)
  const pedido = await ultimoPedidoDeVinculo(tx, conta.id)
  if (!pedido || !codigoAindaVale(pedido, autoria.agora)) return null
  const email = await emailDoCodigo(tx, pedido.id, resumirCodigo(pedido.id, codigo))
  if (email === null) {
    await contarTentativaDeVinculo(tx, pedido.id)
    const acontecimento = { entidade: 'colaborador', entidadeId: conta.id, acao: 'CODIGO_ERRADO' }
    await registrarHistorico(tx, autoria, acontecimento)
    return null
  }
  await gastarPedidoDeVinculo(tx, pedido.id, autoria.agora)
  const vinculados = await vincularPeloEmail(tx, { negocio, autoria }, conta, { email, prova: 'CODIGO' })
  // What had that address on record has another one now: the code proves nothing about it.
  return vinculados.clientes + vinculados.tickets > 0 ? vinculados : null
}
