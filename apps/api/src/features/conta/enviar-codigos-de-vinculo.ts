import { codigoAindaVale } from '@balcao/dominio/conta/vinculo'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro } from '../../platform/email/carteiro.ts'
import { emailDe } from '../../textos.ts'
import { clienteDoDocumento, clientesVinculados } from '../clientes/queries-vinculo.ts'
import { ticketsSemContaDoDocumento } from '../tickets/abertura/queries-atendimento.ts'
import { gerarCodigo, resumirCodigo } from './codigos-de-vinculo.ts'
import { contaDaSessao } from './queries.ts'
import { gravarCodigos, pedidoDeVinculoPorId } from './queries-vinculo.ts'

/** More addresses than this for one CPF are typing errors: the newest tickets are the likelier ones. */
const MAXIMO_DE_ENDERECOS = 3

/** SEG-01 A code to each address on record that the account has not proved yet; to none, where there is nothing. */
export async function enviarCodigosDeVinculo(
  negocio: Negocio,
  carteiro: Carteiro,
  pedidoId: number,
  agora: Date,
): Promise<void> {
  const { banco } = negocio
  const pedido = await pedidoDeVinculoPorId(banco, pedidoId)
  if (!pedido || !codigoAindaVale(pedido, agora)) return
  const conta = await contaDaSessao(banco, pedido)
  const cliente = await clienteDoDocumento(banco, conta.cpf)
  const [jaVinculado] = cliente ? await clientesVinculados(banco, conta.id, cliente.id) : []
  const tickets = await ticketsSemContaDoDocumento(banco, conta.cpf)
  const doCliente = jaVinculado ? null : cliente?.email
  const dosTickets = tickets.map(({ consumidorEmail }) => consumidorEmail).reverse()
  const enderecos = new Set([doCliente, ...dosTickets].flatMap((email) => email?.trim().toLowerCase() || []))
  const codigos = [...enderecos]
    .slice(0, MAXIMO_DE_ENDERECOS)
    .map((email) => ({ email, codigo: gerarCodigo() }))
  await transacao(banco, (tx) =>
    gravarCodigos(
      tx,
      pedido.id,
      codigos.map(({ email, codigo }) => ({ email, codigoHash: resumirCodigo(pedido.id, codigo) })),
    ),
  )
  const { codigoDeVinculoMinutos: minutos } = negocio.parametros(null)
  for (const { email: para, codigo } of codigos)
    await carteiro.enviar(emailDe(negocio, 'codigoDeVinculo', { para }, { codigo, minutos: String(minutos) }))
}
