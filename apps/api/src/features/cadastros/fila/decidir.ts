import { avisoDaDecisao } from '@balcao/dominio/cadastros/aviso-da-decisao'
import { decidirCadastro } from '@balcao/dominio/cadastros/contratos'
import { impedimentoParaDecidir, problemasDaDecisao } from '@balcao/dominio/cadastros/decisao'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { encerrarAprovacao } from '../../aprovacoes/pedir.ts'
import { registrarAtividade } from '../../atividades/queries.ts'
import { avisarPessoa } from '../../avisos/avisar-pessoa.ts'
import { anunciarCliente } from '../../clientes/anunciar.ts'
import { travarCliente } from '../../clientes/queries-mudanca.ts'
import { efetivarCadastro } from '../nucleo/efetivar.ts'
import { apresentarPedido } from './presenter-fila.ts'
import { gravarDecisao, pedidoVisivelPorId, travarPedido } from './queries-fila.ts'

export const rotaDecidirCadastro = rota(
  decidirCadastro,
  async ({ params, corpo, sessao, negocio, autoria, tx }) => {
    const { cliente, pedido } = await travarCadastro(tx, sessao, params.idCadastro)
    const impedimento = impedimentoParaDecidir(pedido, sessao.colaboradorId)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    if (corpo.versao !== pedido.versao) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    const campos = problemasDaDecisao(corpo)
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
    const { aprova, motivo } = corpo
    await encerrarAprovacao(
      tx,
      { negocio, autoria },
      { tipo: 'CADASTRO', referenciaId: pedido.id },
      { situacao: aprova ? 'APROVADA' : 'RECUSADA', motivo },
    )
    await aplicarDecisao(tx, autoria, { cliente, pedido }, corpo)
    const decidido = await pedidoVisivelPorId(tx, sessao, pedido.id)
    if (!decidido) throw new ErroDeNegocio('NAO_ENCONTRADO')
    return apresentarPedido(decidido)
  },
)

type Travado = Awaited<ReturnType<typeof travarCadastro>>

/** CAD-01 What the answer does, whichever door gave it. Customer and registration are held by whoever calls. */
export async function aplicarDecisao(
  tx: Tx,
  autoria: Autoria,
  { cliente, pedido }: Travado,
  { aprova, motivo }: { aprova: boolean; motivo: string },
): Promise<void> {
  await gravarDecisao(tx, autoria, pedido.id, {
    situacao: aprova ? 'APROVADO' : 'RECUSADO',
    motivo: motivo || null,
  })
  const { modo, simulacao } = pedido
  if (aprova) await efetivarCadastro(tx, { clienteId: cliente.id, modo, simulacao, autoria })
  else await anunciarCliente(tx, autoria)
  await registrar(tx, autoria, pedido, { aprova, motivo })
  if (pedido.solicitanteId !== null)
    await avisarPessoa(tx, autoria, {
      colaboradorId: pedido.solicitanteId,
      ...avisoDaDecisao({ idCadastro: pedido.id, aprova, motivo, modo, simulacao, cliente }),
    })
}

/** The customer first, as whoever registers does: the two wait for each other, and never both. */
export async function travarCadastro(tx: Tx, sessao: Sessao, idCadastro: number) {
  const visto = await pedidoVisivelPorId(tx, sessao, idCadastro)
  if (!visto) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const cliente = await travarCliente(tx, sessao, visto.cliente.id)
  return { cliente, pedido: await travarPedido(tx, idCadastro) }
}

type Pedido = { id: number; clienteId: number }

async function registrar(
  tx: Tx,
  autoria: Autoria,
  { id, clienteId }: Pedido,
  { aprova, motivo }: { aprova: boolean; motivo: string },
): Promise<void> {
  await registrarHistorico(tx, autoria, {
    entidade: 'cadastro',
    entidadeId: id,
    acao: aprova ? 'APROVAR' : 'RECUSAR',
    dados: { cliente: clienteId, motivo: motivo || null },
  })
  const feito = aprova ? 'Cadastro aprovado' : 'Cadastro recusado'
  await registrarAtividade(tx, {
    clienteId,
    tipo: 'CADASTRO',
    referenciaId: id,
    historico: motivo === '' ? feito : `${feito}: ${motivo}`,
    colaboradorId: autoria.colaboradorId,
    criadaEm: autoria.agora,
  })
}
