import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { impedimentoParaCompletarCadastro } from '@balcao/dominio/tickets/cadastro'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { mesmoRemetente } from '@balcao/dominio/tickets/remetente'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import type { Sessao } from '../../../sessao.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { clienteVisivelPorId } from '../../clientes/queries.ts'
import { clientesVinculados } from '../../clientes/queries-vinculo.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { type Mudanca, mudarTicket } from '../nucleo/mudar-ticket.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { outrosDoRemetente } from './queries-remetente.ts'

/** TIC-12 The ticket becomes that customer's, and with it whatever else the same person sent; answers how many others. */
export async function ligarAoCliente(
  tx: Tx,
  { sessao, ...caso }: Caso & { sessao: Sessao },
  linha: LinhaDoTicket,
  clienteId: number,
): Promise<{ versao: number; outros: number }> {
  const ligar = async (qual: LinhaDoTicket) =>
    mudarTicket(tx, caso, qual, await ligacao(tx, sessao, caso.autoria, qual, clienteId))
  const { versao } = await ligar(linha)
  let outros = 0
  for (const id of await outrosDoRemetente(tx, sessao, linha)) {
    const { linha: outra } = await carregarParaMudar(tx, sessao, id, undefined)
    if (impedimentoParaCompletarCadastro(outra) !== null || !mesmoRemetente(linha, outra)) continue
    await ligar(outra)
    outros += 1
  }
  return { versao, outros }
}

/** The change that makes it that customer's, with its line in their activity. */
async function ligacao(
  tx: Tx,
  sessao: Sessao,
  { agora, colaboradorId }: Autoria,
  { id, protocolo, consumidorId }: LinhaDoTicket,
  clienteId: number,
): Promise<Mudanca> {
  const cliente = await clienteVisivelPorId(tx, sessao, clienteId)
  if (!cliente) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idCli: MENSAGENS.invalido } })
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'TICKET',
    referenciaId: id,
    historico: `Ticket ${formatarProtocolo(protocolo)} identificado como deste cliente`,
    colaboradorId,
    criadaEm: agora,
  })
  // SEG-01 That the staff recognises a customer proves nothing about who opened the ticket: they don't learn the name.
  const provado = consumidorId === null || (await clientesVinculados(tx, consumidorId, clienteId)).length > 0
  return {
    campos: { clienteId },
    entrada: {
      tipo: provado ? 'PUBLICO' : 'PRIVADO',
      acao: 'CADASTRO',
      mensagem: FRASES.clienteIdentificado(cliente.fantasia),
    },
  }
}
